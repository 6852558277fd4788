import { Section } from '@mcm/ui/layout'
import { cleanQuery } from '../rules/clean-query'
import { messages } from './messages'
import { SearchAgain } from './search-again'
import styles from './search-explanation.module.css'
import { FoldedRules, SearchRulesList } from './search-rules-list'
import { useSearched } from './use-searched'

interface SearchExplanationProps {
  /** What the page's URL contains, for visitors who didn't come from a search. */
  text: string
  /** Whether the rules are folded, because there is only one way to read the text. @default false */
  isFolded?: boolean
}

/**
 * The page for a search that found nothing. It shows the text, ready to edit, and how each search
 * rule read it.
 */
export function SearchExplanation({ text, isFolded = false }: SearchExplanationProps) {
  const title = messages.title(cleanQuery(useSearched(text)))
  return (
    <Section title={isFolded ? messages.again : title} className={styles['section'] ?? ''}>
      <SearchAgain text={text} />
      {isFolded ? <FoldedRules text={text} /> : <SearchRulesList text={text} />}
    </Section>
  )
}
