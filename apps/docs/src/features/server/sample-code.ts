import { find } from '../../shared/find'
import { adaptText, type Replacements } from './adapt-text'

const examples = new WeakMap<HTMLElement, DocumentFragment>()

/** Returns a code element's highlighted example, as it is in the page's HTML. */
function exampleOf(code: HTMLElement): DocumentFragment {
  const known = examples.get(code)
  if (known) return known
  const example = document.createDocumentFragment()
  example.append(...code.cloneNode(true).childNodes)
  examples.set(code, example)
  return example
}

/** Returns a code element's example as text. */
export function exampleText(code: HTMLElement): string {
  return exampleOf(code).textContent
}

/** Returns what a sample shows of the replacements. Its values may belong to other examples. */
export function replacementsIn(sample: HTMLElement, all: Replacements): Replacements {
  return 'keepsValues' in sample.dataset ? { ...all, values: {} } : all
}

/** Shows a sample's example, in every language, with another endpoint and the values of its chain. */
export function showExample(sample: ParentNode, replacements: Replacements): void {
  for (const panel of sample.querySelectorAll('[data-panel]')) {
    const code = find(panel, 'pre code', HTMLElement)
    const content = exampleOf(code).cloneNode(true)
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      text.nodeValue = adaptText(text.nodeValue ?? '', replacements)
    }
    code.replaceChildren(content)
  }
}
