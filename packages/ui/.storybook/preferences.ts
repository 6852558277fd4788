const written = new WeakMap<CSSMediaRule, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

/**
 * Shows the page as to a visitor whose system says, for example, `prefers-contrast: more`, or, with
 * no value, as the system says: a page cannot set these itself.
 */
export function applyPreference(feature: string, value: string | undefined): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const text = written.get(rule) ?? rule.media.mediaText
      if (!text.includes(`(${feature}:`)) continue
      written.set(rule, text)
      const pretended = text.includes(`(${feature}: ${value})`) ? 'all' : 'not all'
      const wanted = value === undefined ? text : pretended
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
  }
}
