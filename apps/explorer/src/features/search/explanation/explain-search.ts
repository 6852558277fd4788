import { cleanQuery } from '../rules/clean-query'
import { messages } from '../rules/messages'
import { readSearch, type SearchReading, searchRules } from '../rules/search-rules'

/** What one of the search's rules made of a text. */
export interface RuleReading {
  rule: SearchReading['rule']
  /** What the rule reads. */
  title: string
  /** The first rule that does decides. */
  applies: boolean
  why: string
}

/** How each rule read a text, for a visitor whose search led nowhere. */
export function explainSearch(input: string): RuleReading[] {
  const text = cleanQuery(input)
  const { rule: decides } = readSearch(input)
  return searchRules.map(({ id, explain }) => ({
    rule: id,
    title: messages.rules[id],
    applies: id === decides,
    why: explain(text, id === decides),
  }))
}
