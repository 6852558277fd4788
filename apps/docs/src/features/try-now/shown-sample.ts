import { exampleEndpoint } from '../../config/config'
import { withValues, type ExampleValues } from '../../samples/example-values'
import { languageOf } from '../../samples/languages'
import { bodyOfCurl } from '../../samples/languages/curl'
import type { Language } from '../../samples/languages/language'
import { find } from '../../shared/find'

interface Panel {
  language: Language
  code: HTMLElement
  /** Highlighted example taken from the page's HTML. */
  example: DocumentFragment
}

/** A sample in every language. It always shows exactly what Try Now sends. */
export class ShownSample {
  /** Request body of the example. */
  readonly body: string
  readonly #panels: readonly Panel[]

  constructor(root: HTMLElement) {
    this.#panels = [...root.querySelectorAll<HTMLElement>('[data-panel]')].map((panel) => {
      const code = find(panel, 'pre code', HTMLElement)
      const example = document.createDocumentFragment()
      example.append(...code.cloneNode(true).childNodes)
      const id = panel.dataset['panel']?.split(' ')[0]
      const language = languageOf(id)
      if (!language) throw new Error(`Unknown language "${id}"`)
      return { language, code, example }
    })
    this.body = bodyOfCurl(find(root, '[data-panel~=curl] pre', HTMLElement).textContent)
  }

  /** Shows the example with another endpoint and the values of its chain. */
  showExample(values: Partial<ExampleValues>, endpoint: string): void {
    for (const { code, example } of this.#panels) {
      const content = example.cloneNode(true)
      const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const local = (text.nodeValue ?? '').replaceAll(exampleEndpoint, endpoint)
        text.nodeValue = withValues(local, values)
      }
      code.replaceChildren(content)
    }
  }

  /** Shows the code that sends an edited body byte for byte. */
  showEdited(json: string, url: string): void {
    for (const { code, language } of this.#panels) {
      code.textContent = language.generate({ url, json })
    }
  }
}
