import styles from './app-shell.module.css'

export interface SkipLinkProps {
  /** Id of the element to jump to. @default 'content' */
  target?: string | undefined
}

/** The first Tab stop, which skips the header. Visible only while focused. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={styles['skip']}>
      Skip to content
    </a>
  )
}
