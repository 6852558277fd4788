import styles from './app-shell.module.css'

export interface SkipLinkProps {
  /** Id of the element to jump to. @default 'content' */
  target?: string | undefined
}

/**
 * Shows a link that skips the header. It is the first Tab stop and is visible only while it has
 * focus.
 */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={styles['skip']}>
      Skip to content
    </a>
  )
}
