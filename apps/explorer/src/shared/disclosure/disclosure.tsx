import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  className?: string | undefined
}

/** A part of the page that is folded until the visitor opens it. All of them look the same. */
export function Disclosure({ summary, children, isOpen, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={`${styles['disclosure']} ${className ?? ''}`}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
