import { find } from '../../shared/find'
import { loadSections } from '../search/load-index'
import { nearPages } from './near-page-list'

/** Names the pages that the words of a path without a page may mean. */
export function mount(root: HTMLElement): void {
  // Without the index, the page is complete.
  void name(root).catch(() => undefined)
}

async function name(root: HTMLElement): Promise<void> {
  const sections = await loadSections()
  const links = nearPages(location.pathname, sections).map(({ url, title }) => {
    const link = document.createElement('a')
    link.href = url
    link.textContent = title
    return link
  })
  if (links.length === 0) return
  const guess = find(root, '[data-part=guess]', HTMLElement)
  guess.replaceChildren('Did you mean ', ...enumerated(links), '? ')
}

/** Puts commas and a last 'or' between links. */
function enumerated(links: readonly Node[]): (Node | string)[] {
  return links.flatMap((link, at) => {
    if (at === 0) return [link]
    return [at === links.length - 1 ? ' or ' : ', ', link]
  })
}
