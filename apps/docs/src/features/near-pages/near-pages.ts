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
  const items = nearPages(location.pathname, sections).map(({ url, title, about }) => {
    const link = document.createElement('a')
    link.href = url
    link.textContent = title
    const item = document.createElement('li')
    const words = document.createElement('p')
    words.textContent = about
    item.append(link, words)
    return item
  })
  if (items.length === 0) return
  find(root, '[data-part=path]', HTMLElement).textContent = location.pathname
  find(root, '[data-part=list]', HTMLElement).replaceChildren(...items)
  find(root, '[data-part=guess]', HTMLElement).hidden = false
}
