/**
 * Links in stories point to pages that Storybook doesn't have, so clicks on them are canceled.
 */
export function stay(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  const ofThePage = link && link.closest('#storybook-docs') && !link.closest('.sb-story')
  if (!link || ofThePage || link.getAttribute('href')?.startsWith('#')) return
  if (link.getAttribute('target') === '_blank') return
  event.preventDefault()
}

/** Story frames on one page take focus from each other, which would close an open menu. */
export function stayOpen(event: FocusEvent): void {
  if (event.target === window && new URLSearchParams(location.search).get('embed') === 'true')
    event.stopImmediatePropagation()
}
