import type { ComponentPropsWithoutRef } from 'react'
import styles from './code-block.module.css'
import { CopyButton } from './copy-button'

/** Shows highlighted code of a page's text, with a copy button. */
export function CodeBlock(props: ComponentPropsWithoutRef<'pre'>) {
  return (
    <div className={styles['block']} data-copy-target>
      <pre {...props} />
      <CopyButton className={styles['copy']} />
    </div>
  )
}
