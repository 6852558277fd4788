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
  const row = find(root, '[data-part=row]', HTMLTemplateElement)
  const items = nearPages(location.pathname, sections).map(({ url, title, about }) => {
    const item = document.importNode(row.content, true)
    find(item, 'a', HTMLAnchorElement).href = url
    find(item, '[data-part=title]', HTMLElement).textContent = title
    find(item, '[data-part=about]', HTMLElement).textContent = about
    return item
  })
  if (items.length === 0) return
  find(root, '[data-part=path]', HTMLElement).textContent = location.pathname
  find(root, '[data-part=list]', HTMLElement).replaceChildren(...items)
  find(root, '[data-part=guess]', HTMLElement).hidden = false
}
