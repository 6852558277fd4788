import {
  containsExampleValues,
  exampleValues,
  withValues,
  type ExampleValues,
} from '../../samples/example-values'
import { find } from '../../shared/find'
import type { Replacements } from '../server/adapt-text'
import { onShown, shownReplacements } from '../server/page-server'
import { ShownSample } from './shown-sample'

/** The body that Try Now sends, with its editor. The sample always shows the same body. */
export class BodyEditor {
  readonly #root: HTMLElement
  readonly #panel: HTMLElement
  readonly #path: string
  readonly #sample: ShownSample
  readonly #field: HTMLTextAreaElement
  readonly #onEdit: () => void
  /** What the body and the sample contain instead of the example's endpoint and values. */
  #shown: Replacements

  /** @param onEdit Called when the reader changes the body. */
  constructor(root: HTMLElement, panel: HTMLElement, onEdit: () => void) {
    this.#root = root
    this.#panel = panel
    this.#shown = shownReplacements(root)
    this.#path = root.dataset['path'] ?? ''
    this.#sample = new ShownSample(root)
    this.#field = find(panel, '[data-part=body]', HTMLTextAreaElement)
    this.#onEdit = onEdit
    this.#setText(this.#example)
    onShown(() => this.#follow())
    this.#field.addEventListener('input', () => {
      this.#showInSample()
      this.#onEdit()
    })
    this.#part('reset').addEventListener('click', () => {
      this.#setText(this.#example)
      this.#onEdit()
    })
    const edit = this.#part('edit')
    edit.addEventListener('click', () => this.show(edit.getAttribute('aria-expanded') !== 'true'))
  }

  get text(): string {
    return this.#field.value
  }

  /** Whether the body contains values that exist on only one chain. */
  get hasExampleValues(): boolean {
    return containsExampleValues(this.text, this.#values)
  }

  /** Shows or hides the editor. */
  show(shown: boolean): void {
    this.#part('editor').hidden = !shown
    this.#part('edit').setAttribute('aria-expanded', String(shown))
    if (shown) this.#field.focus()
  }

  /** Returns whether the body can be sent, and shows the problem if it can't. */
  validate(): boolean {
    const problem = problemOf(this.text)
    this.#part('problem').textContent = problem
    this.#field.setAttribute('aria-invalid', String(problem !== ''))
    find(this.#panel, '[data-part=send]', HTMLButtonElement).disabled = problem !== ''
    return problem === ''
  }

  /** Example values that the body and the sample currently contain. */
  get #values(): ExampleValues {
    return { ...exampleValues, ...this.#shown.values }
  }

  /** The example's body with values of the server's chain. */
  get #example(): string {
    return withValues(this.#sample.body, this.#shown.values)
  }

  /** Follows a change of the server or of the values that the page's samples show. */
  #follow(): void {
    const isExample = this.text === this.#example
    const present = this.#values
    this.#shown = shownReplacements(this.#root)
    this.#setText(isExample ? this.#example : withValues(this.text, this.#values, present))
  }

  #setText(text: string): void {
    this.#field.value = text
    this.#field.rows = Math.min(16, text.split('\n').length + 1)
    this.#showInSample()
  }

  #showInSample(): void {
    if (!this.validate()) return
    if (this.text === this.#example) this.#sample.showExample(this.#shown)
    else this.#sample.showEdited(this.text, this.#shown.url + this.#path)
  }

  #part(name: string): HTMLElement {
    return find(this.#panel, `[data-part=${name}]`, HTMLElement)
  }
}

/** Returns why a body can't be sent, or an empty string if it can. */
function problemOf(body: string): string {
  try {
    const value: unknown = JSON.parse(body)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? '' : 'The body must be a JSON object'
  } catch (error) {
    return `Not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}`
  }
}
