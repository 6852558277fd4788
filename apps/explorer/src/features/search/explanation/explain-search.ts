import { cleanQuery } from '../rules/clean-query'
import { messages } from '../rules/messages'
import { readSearch, type SearchReading, searchRules } from '../rules/search-rules'

/** The result of applying one search rule to a text. */
export interface RuleReading {
  rule: SearchReading['rule']
  /** The kind of text that the rule reads. */
  title: string
  /** Whether the rule applies. The first matching rule decides. */
  applies: boolean
  why: string
}

/** Explains how each rule read a text, for a search that found nothing. */
export function explainSearch(input: string): RuleReading[] {
  const text = cleanQuery(input)
  const { rule: decides } = readSearch(input)
  // The rule for an empty text is of interest only there.
  const rules = searchRules.filter(({ id }) => id !== 'blank' || decides === 'blank')
  return rules.map(({ id, explain }) => ({
    rule: id,
    title: messages.rules[id],
    applies: id === decides,
    why: explain(text, id === decides),
  }))
}
