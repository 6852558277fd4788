import styles from './app-shell.module.css'

export interface SkipLinkProps {
  /** Id of the element to jump to. @default 'content' */
  target?: string | undefined
}

/** The first stop of the Tab key: past the header. Seen only while it has the focus. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={styles['skip']}>
      Skip to content
    </a>
  )
}
