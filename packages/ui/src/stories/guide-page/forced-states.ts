// Marks elements as if they were hovered, focused or pressed, which scripts can't do. As with a
// real pointer, what contains the element is hovered and pressed with it. The specificity of the
// rules stays the same.
const marked = (state: string) => `[data-forced~='${state}']`
const within = (state: string) => `${marked(state)}, :where(.forced) :has(${marked(state)})`

const FORCED: readonly (readonly [state: RegExp, orForced: string])[] = [
  [/:hover(?![\w-])/g, `:is(:hover, ${within('hover')})`],
  [/:active(?![\w-])/g, `:is(:active, ${within('pressed')})`],
  [/:focus-visible/g, `:is(:focus-visible, ${marked('focus')})`],
  [/:focus-within/g, `:is(:focus-within, ${within('focus')})`],
]

const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules)
  }
}

/** Extends the page's rules, so that they also apply to marked elements. */
function extendRules(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of styleRules(sheet.cssRules)) {
      if (rule.selectorText.includes('data-forced')) continue
      const extended = FORCED.reduce(
        (selector, [state, orForced]) => selector.replace(state, orForced),
        rule.selectorText,
      )
      if (extended !== rule.selectorText) rule.selectorText = extended
    }
  }
}

/**
 * Marks one element of each cell with the cell's states: the one that the cell's selector finds, or
 * its first control. Only one element has the focus or is under the pointer at a time.
 */
export function forceStates(table: HTMLElement): void {
  extendRules()
  for (const cell of table.querySelectorAll<HTMLElement>('[data-states]')) {
    const { states = '', target } = cell.dataset
    const element = cell.querySelector<HTMLElement>(target ?? CONTROLS)
    if (element) element.dataset['forced'] = states
  }
}
