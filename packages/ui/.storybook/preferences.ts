const written = new WeakMap<CSSMediaRule, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

/**
 * Simulates a visitor's system preference, such as `prefers-contrast: more`; without a value
 * the real preference applies. A page can't set these preferences itself.
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
