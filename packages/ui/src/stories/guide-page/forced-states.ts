// Marks elements as if they were hovered, focused or pressed, which scripts can't do. A state
// applies inside an element with its class, with the specificity of the original rule.
const CONTROLS = ':where(a, button, input, select, textarea, pre, [tabindex])'

const FORCED: readonly (readonly [state: RegExp, inside: string])[] = [
  [/:hover(?![\w-])/g, ':is(:hover, .forced-hover *)'],
  [/:active(?![\w-])/g, ':is(:active, .forced-active *)'],
  [/:focus-visible/g, `:is(:focus-visible, .forced-focus ${CONTROLS})`],
  [/:focus-within/g, ':is(:focus-within, .forced-focus *)'],
]

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules)
  }
}

/** Extends the page's rules, so that the classes `forced-hover`, `-focus` and `-active` work. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of styleRules(sheet.cssRules)) {
      if (rule.selectorText.includes('.forced-')) continue
      const extended = FORCED.reduce(
        (selector, [state, inside]) => selector.replace(state, inside),
        rule.selectorText,
      )
      if (extended !== rule.selectorText) rule.selectorText = extended
    }
  }
}
