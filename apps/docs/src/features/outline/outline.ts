/** How far from the top a heading counts as being read, in pixels. */
const READING_LINE = 140

/** Marks the section being read in the outline of the page. */
export function startOutline(): void {
  const outline = document.querySelector('[data-outline]')
  if (!outline) return
  const links = [...outline.querySelectorAll<HTMLAnchorElement>('a')]
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })

  const mark = () => {
    const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 4
    const read = atEnd
      ? sections.at(-1)
      : sections.findLast(({ heading }) => heading.getBoundingClientRect().top < READING_LINE)
    for (const { link } of sections) {
      if (link === read?.link) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    read?.link.scrollIntoView({ block: 'nearest' })
  }

  let waiting = false
  const soon = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      mark()
    })
  }
  addEventListener('scroll', soon, { passive: true })
  addEventListener('resize', soon)
  mark()
}
