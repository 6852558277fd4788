import type { BundledLanguage } from 'shiki/langs'
import { highlight } from '../highlight'
import styles from './code-box.module.css'

/** Lines that a box can have without being cut off. */
const MAX_LINES = 26

/** Shows highlighted code. A long box fades out, and a button expands it. */
export function CodeBox({ code, lang }: { code: string; lang: BundledLanguage }) {
  const lines = code.trimEnd().split('\n').length
  const isLong = lines > MAX_LINES
  return (
    <div className={styles['box']} {...(isLong && { 'data-cut': '' })}>
      <div dangerouslySetInnerHTML={{ __html: highlight(code, lang) }} />
      {isLong && (
        <button type="button" className={styles['expand']} aria-expanded="false" data-expand>
          Show all {lines} lines
        </button>
      )}
    </div>
  )
}
