/** Distance from the top, in pixels, within which a heading counts as current. */
const READING_LINE = 140

/** Marks the current section in the page's outline. Above the first section, none is marked. */
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

  let scheduled = false
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    requestAnimationFrame(() => {
      scheduled = false
      mark()
    })
  }
  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule)
  mark()
}
