import { Link } from '@mcm/ui/link'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './suggestion.module.css'

interface SuggestionGroupProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** Suggestions of one origin, under its title. */
export function SuggestionGroup({ title, action, children }: SuggestionGroupProps) {
  const id = useId()
  return (
    <>
      <div className={styles['head']}>
        <span id={id}>{title}</span>
        {action}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  )
}

interface SuggestionProps {
  href: string
  close: () => void
  /** What it leads to, in a word or two at the end of the line, unless the group's title says it. */
  kind?: string | undefined
  /** What is known about it, before its kind. */
  context?: ReactNode
  /** What the page should know about how it was opened. */
  state?: object | undefined
  /** Whether Enter in the search box opens it. @default false */
  isHighlighted?: boolean
  children: ReactNode
}

/** A line that leads to a page. */
export function Suggestion(props: SuggestionProps) {
  const { href, close, kind, context, state, isHighlighted = false, children } = props
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    close()
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!state || isElsewhere) return
    event.preventDefault()
    void navigate(href, { state })
  }
  return (
    <li>
      <Link
        href={href}
        tone="ink"
        className={styles['suggestion']}
        onClick={open}
        {...(isHighlighted && { 'data-enter': true })}
      >
        <span className={styles['subject']}>{children}</span>{' '}
        {context !== undefined && <span className={styles['context']}>{context} </span>}
        {kind !== undefined && <span className={styles['kind']}>{kind}</span>}
      </Link>
    </li>
  )
}
