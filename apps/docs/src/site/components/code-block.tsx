import type { ComponentPropsWithoutRef } from 'react'
import { IconButton } from '@mcm/ui/button'
import { IconCopy } from '@mcm/ui/icons'
import styles from './code-block.module.css'

/** Shows highlighted code of a page's text, with a copy button. */
export function CodeBlock(props: ComponentPropsWithoutRef<'pre'>) {
  return (
    <div className={styles['block']} data-copy-target>
      <pre {...props} />
      <IconButton label="Copy" size="small" className={styles['copy']} data-copy>
        <IconCopy size={14} />
      </IconButton>
    </div>
  )
}
