import type { Result } from '@mcm/shared/docs-search'
import { find } from '../../shared/find'

/** Maximum length of an excerpt, in characters. */
const EXCERPT_LENGTH = 110

/** Returns an option that opens a section. */
export function resultOption(
  template: HTMLTemplateElement,
  { section, terms }: Result,
): HTMLElement {
  const clone = template.content.cloneNode(true) as DocumentFragment
  const option = find(clone, 'a', HTMLAnchorElement)
  option.href = section.url
  const cell = (name: string) => find(option, `[data-cell=${name}]`, HTMLElement)
  cell('where').textContent = section.page
  cell('title').replaceChildren(...marked(section.title, terms))
  cell('text').replaceChildren(...marked(excerpt(section.text, terms), terms))
  return option
}

/** Returns an option that repeats a recent query. */
export function recentOption(template: HTMLTemplateElement, query: string): HTMLElement {
  const clone = template.content.cloneNode(true) as DocumentFragment
  const option = find(clone, '[role=option]', HTMLElement)
  option.dataset['query'] = query
  find(option, '[data-cell=query]', HTMLElement).textContent = query
  return option
}

/** Returns the part of a text around its first match. */
function excerpt(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const start = first < 40 ? 0 : text.lastIndexOf(' ', first - 24) + 1
  const before = start > 0 ? '… ' : ''
  if (text.length - start <= EXCERPT_LENGTH) return before + text.slice(start)
  const space = text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  // A text without spaces, such as a hash, ends anywhere.
  const end = space > start ? space : start + EXCERPT_LENGTH
  return `${before}${text.slice(start, end)} …`
}

function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  // Longer terms first, because the first alternative that matches wins.
  const words = [...new Set(terms)]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [text]
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, at) => {
    if (at % 2 === 0) return part
    const mark = document.createElement('mark')
    mark.textContent = part
    return mark
  })
}
