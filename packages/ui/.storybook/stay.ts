/** A link in a story leads to a page that Storybook does not have: it takes the press and leads nowhere. */
export function stay(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  const ofThePage = link && link.closest('#storybook-docs') && !link.closest('.sb-story')
  if (!link || ofThePage || link.getAttribute('href')?.startsWith('#')) return
  if (link.getAttribute('target') === '_blank') return
  event.preventDefault()
}

/** The windows of a page's stories take the focus from each other, at which a menu would close. */
export function stayOpen(event: FocusEvent): void {
  if (event.target === window && new URLSearchParams(location.search).get('embed') === 'true')
    event.stopImmediatePropagation()
}
