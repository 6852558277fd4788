import type { Result } from '@mcm/shared/docs-search'
import { find } from '../../shared/find'
import { loadIndex } from './load-index'
import { recentOption, resultOption } from './options'
import { clearRecentSearches, recentSearches, rememberSearch } from './recent'

const MAX_RESULTS = 12

/** Searches all sections of the site in the browser, with an index from the build. */
export function mount(dialog: HTMLDialogElement): void {
  const query = find(dialog, '[data-part=query]', HTMLInputElement)
  const list = find(dialog, '[data-part=results]', HTMLElement)
  const status = find(dialog, '[data-part=status]', HTMLElement)
  const recent = find(dialog, '[data-part=recent]', HTMLElement)
  const resultTemplate = find(dialog, '[data-part=result-option]', HTMLTemplateElement)
  const recentTemplate = find(dialog, '[data-part=recent-option]', HTMLTemplateElement)
  let index: Promise<(text: string) => Result[]> | undefined
  let selected = -1

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]

  const select = (next: number) => {
    const all = options()
    selected = all.length === 0 ? -1 : (next + all.length) % all.length
    for (const [at, option] of all.entries()) {
      option.setAttribute('aria-selected', String(at === selected))
    }
    const option = all[selected]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) query.setAttribute('aria-activedescendant', option.id)
    else query.removeAttribute('aria-activedescendant')
  }

  const show = (shown: readonly HTMLElement[]) => {
    for (const [at, option] of shown.entries()) option.id = `search-result-${at}`
    list.replaceChildren(...shown)
    query.setAttribute('aria-expanded', String(shown.length > 0))
    select(0)
  }

  const showRecent = () => {
    const queries = recentSearches()
    recent.hidden = queries.length === 0
    show(queries.map((text) => recentOption(recentTemplate, text)))
    status.textContent = ''
  }

  const search = async () => {
    const text = query.value.trim()
    if (text === '') {
      showRecent()
      return
    }
    recent.hidden = true
    try {
      index ??= loadIndex()
      const found = (await index)(text).slice(0, MAX_RESULTS)
      if (text !== query.value.trim()) return
      show(found.map((result) => resultOption(resultTemplate, result)))
      status.textContent =
        found.length === 0 ? `No results for “${text}”.` : describeCount(found.length)
    } catch {
      index = undefined
      show([])
      status.textContent = 'Couldn’t load the search index. Type again to retry.'
    }
  }

  query.addEventListener('input', () => void search())
  query.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') select(selected + 1)
    else if (event.key === 'ArrowUp') select(selected - 1)
    else if (event.key === 'Enter') options()[selected]?.click()
    else return
    event.preventDefault()
  })
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
    const repeated = option?.dataset['query']
    if (repeated === undefined) {
      rememberSearch(query.value.trim())
      dialog.close()
      return
    }
    query.value = repeated
    query.focus()
    void search()
  })
  find(recent, 'button', HTMLButtonElement).addEventListener('click', () => {
    clearRecentSearches()
    query.focus()
    showRecent()
  })
  query.focus()
  void search()
}

function describeCount(count: number): string {
  if (count === 1) return '1 result.'
  const hint = matchMedia('(hover)').matches ? ' Use the arrow keys and Enter.' : ''
  return `${count} results.${hint}`
}
