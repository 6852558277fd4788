import MiniSearch from 'minisearch'
import { find } from '../../shared/find'
import type { Section } from './section'

const MAX_RESULTS = 12
/** Maximum length of an excerpt, in characters. */
const EXCERPT_LENGTH = 110

type Result = Section & { terms: string[] }

/** Searches all sections of the site in the browser, with an index from the build. */
export function mount(dialog: HTMLDialogElement): void {
  const query = find(dialog, '[data-part=query]', HTMLInputElement)
  const list = find(dialog, '[data-part=results]', HTMLElement)
  const status = find(dialog, '[data-part=status]', HTMLElement)
  const template = find(dialog, 'template', HTMLTemplateElement)
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

  const show = (found: readonly Result[]) => {
    list.replaceChildren(...found.map((section, at) => resultOf(template, section, at)))
    query.setAttribute('aria-expanded', String(found.length > 0))
    select(0)
  }

  const search = async () => {
    const text = query.value.trim()
    if (text === '') {
      show([])
      status.textContent = ''
      return
    }
    try {
      index ??= load()
      const found = (await index)(text)
      if (text !== query.value.trim()) return
      show(found)
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
  list.addEventListener('click', () => dialog.close())
  query.focus()
  void search()
}

function describeCount(count: number): string {
  return count === 1 ? '1 result.' : `${count} results. Use the arrow keys and Enter.`
}

async function load(): Promise<(text: string) => Result[]> {
  const response = await fetch('/docs/search-index.json')
  const sections = (await response.json()) as Section[]
  const engine = new MiniSearch<Section>({
    idField: 'url',
    fields: ['title', 'page', 'text'],
    searchOptions: {
      boost: { title: 4, page: 2 },
      // Handwritten pages rank above generated ones.
      boostDocument: (url) => (/^\/docs\/(packages|changelog)\//.test(String(url)) ? 0.15 : 1),
      combineWith: 'AND',
      prefix: true,
      weights: { prefix: 0.5, fuzzy: 0.1 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
    // Paths and field names are indexed as a whole and in parts.
    tokenize: (text) => text.split(/[^\p{L}\p{N}_/]+/u).flatMap(withParts),
    processTerm: (term) => term.toLowerCase() || null,
  })
  engine.addAll(sections)
  const byUrl = new Map(sections.map((section) => [section.url, section]))
  return (text) =>
    engine
      .search(withoutFillers(text))
      .slice(0, MAX_RESULTS)
      .flatMap(({ id, terms }) => {
        const section = byUrl.get(String(id))
        return section ? [{ ...section, terms }] : []
      })
}

const FILLERS = new Set(
  'a an and are can do does for from how i in is it my of on or the to what with'.split(' '),
)

/** Removes filler words from a query, unless it has no other words. */
function withoutFillers(text: string): string {
  const words = text
    .split(/\s+/)
    .filter((word) => !FILLERS.has(word.toLowerCase().replace('?', '')))
  return words.join(' ') || text
}

function withParts(word: string): string[] {
  const parts = word.split(/[_/]+/).filter(Boolean)
  return parts.length > 1 ? [word, ...parts] : [word]
}

function resultOf(template: HTMLTemplateElement, section: Result, at: number): HTMLElement {
  const clone = template.content.cloneNode(true) as DocumentFragment
  const option = find(clone, 'a', HTMLAnchorElement)
  option.id = `search-result-${at}`
  option.href = section.url
  const cell = (name: string) => find(option, `[data-cell=${name}]`, HTMLElement)
  cell('where').textContent = section.page
  cell('title').replaceChildren(...marked(section.title, section.terms))
  cell('text').replaceChildren(...marked(excerpt(section.text, section.terms), section.terms))
  return option
}

/** Returns the part of a text around its first match. */
function excerpt(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const start = first < 40 ? 0 : text.lastIndexOf(' ', first - 24) + 1
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + EXCERPT_LENGTH)}`
}

function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  const words = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [text]
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, at) => {
    if (at % 2 === 0) return part
    const mark = document.createElement('mark')
    mark.textContent = part
    return mark
  })
}
