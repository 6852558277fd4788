import { IconArrowRight, IconMinus } from '@mcm/ui/icons'
import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../shared/disclosure/disclosure'
import { cleanQuery } from '../rules/clean-query'
import { explainSearch, type RuleReading } from './explain-search'
import { messages } from './messages'
import styles from './search-explanation.module.css'
import { useSearched } from './use-searched'

/** How each search rule read a text. */
export function SearchRulesList({ text }: { text: string }) {
  return (
    <ol className={styles['rules']}>
      {explainSearch(useSearched(text)).map((reading) => (
        <Rule key={reading.rule} {...reading} />
      ))}
    </ol>
  )
}

interface FoldedRulesProps {
  text: string
  /** What precedes the rules. */
  children?: ReactNode
}

/** The rules behind a line that opens them. */
export function FoldedRules({ text, children }: FoldedRulesProps) {
  return (
    <Disclosure
      summary={messages.title(cleanQuery(useSearched(text)))}
      className={styles['folded']}
    >
      {children}
      <SearchRulesList text={text} />
    </Disclosure>
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
