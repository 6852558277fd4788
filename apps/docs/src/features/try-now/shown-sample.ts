import { languageOf } from '../../samples/languages'
import { bodyOfCurl } from '../../samples/languages/curl'
import type { Language } from '../../samples/languages/language'
import { find } from '../../shared/find'
import type { Replacements } from '../server/adapt-text'
import { exampleText, showExample } from '../server/sample-code'

interface Panel {
  language: Language
  code: HTMLElement
}

/** A sample in every language. It always shows exactly what Try Now sends. */
export class ShownSample {
  /** Request body of the example, with mainnet's values. */
  readonly body: string
  readonly #root: HTMLElement
  readonly #panels: readonly Panel[]

  constructor(root: HTMLElement) {
    this.#root = root
    this.#panels = [...root.querySelectorAll<HTMLElement>('[data-panel]')].map((panel) => {
      const id = panel.dataset['panel']?.split(' ')[0]
      const language = languageOf(id)
      if (!language) throw new Error(`Unknown language "${id}"`)
      return { language, code: find(panel, 'pre code', HTMLElement) }
    })
    this.body = bodyOfCurl(exampleText(find(root, '[data-panel~=curl] pre code', HTMLElement)))
  }

  /** Shows the example with another endpoint and the values of its chain. */
  showExample(replacements: Replacements): void {
    delete this.#root.dataset['edited']
    showExample(this.#root, replacements)
  }

  /** Shows the code that sends an edited body byte for byte. */
  showEdited(json: string, url: string): void {
    this.#root.dataset['edited'] = ''
    for (const { code, language } of this.#panels) {
      code.textContent = language.generate({ url, json })
    }
  }
}
