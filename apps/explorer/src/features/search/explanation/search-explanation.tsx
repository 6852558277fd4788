import { IconArrowRight, IconMinus } from '@mcm/ui/icons'
import { Section } from '@mcm/ui/layout'
import { SearchField } from '@mcm/ui/search-field'
import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Disclosure } from '../../../shared/disclosure/disclosure'
import { messages } from './messages'
import { explainSearch, type RuleReading } from './explain-search'
import { cleanQuery } from '../rules/clean-query'
import styles from './search-explanation.module.css'
import { searchedText } from '../searched-state'
import { useSearch } from '../use-search'

interface SearchExplanationProps {
  /** What the page's URL contains, for visitors who didn't come from a search. */
  text: string
  /** Whether the rules are folded, because there is only one way to read the text. @default false */
  isFolded?: boolean
  /** What the text leads to although it isn't an address, and why it isn't. */
  found?: { content: ReactNode; why: string }
}

/**
 * The page for a search that found nothing. It shows the text, ready to edit, and how each search
 * rule read it.
 */
export function SearchExplanation(props: SearchExplanationProps) {
  const { text: named, isFolded = false, found } = props
  const { search, looking } = useSearch()
  const text = searchedText(useLocation().state) ?? named
  const title = messages.title(cleanQuery(text))
  const rules = (
    <ol className={styles['rules']}>
      {explainSearch(text).map((reading) => (
        <Rule key={reading.rule} {...reading} />
      ))}
    </ol>
  )
  const field = (
    <SearchField
      key={text}
      label={messages.again}
      defaultValue={text}
      busy={looking}
      onSearch={(input) => void search(input)}
    />
  )
  const folded = (
    <Disclosure summary={title} className={styles['folded']}>
      {found && <p>{found.why}</p>}
      {rules}
    </Disclosure>
  )
  if (found) {
    return (
      <>
        <section aria-label={messages.again} className={styles['field']}>
          {field}
        </section>
        {found.content}
        <section aria-label={title} className={styles['section']}>
          {folded}
        </section>
      </>
    )
  }
  return (
    <Section title={isFolded ? messages.again : title} className={styles['section'] ?? ''}>
      {field}
      {isFolded ? folded : rules}
    </Section>
  )
}

function Rule({ title, applies, why }: RuleReading) {
  const Icon = applies ? IconArrowRight : IconMinus
  return (
    <li className={applies ? `${styles['rule']} ${styles['applies']}` : styles['rule']}>
      <Icon size={14} className={styles['sign']} />
      <span>{title}</span>
      <Text tone="soft" className={styles['why']}>
        {applies && <VisuallyHidden>{messages.applies}: </VisuallyHidden>}
        {why}
      </Text>
    </li>
  )
}
