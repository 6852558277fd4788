import { Seal } from '@mcm/ui/seal'
import { type Subject, type Summary, summarize } from '../summary'
import type { VerificationState } from '../use-verification'
import { PANEL_ID } from '../panel/verification-panel'
import styles from './mark.module.css'

interface VerificationSealProps {
  about: Subject
  verification: VerificationState
  /** Id of the element in which the page lists the checks. */
  panelId?: string
  /** A summary to show instead of the result if the checks passed but that isn't enough. */
  instead?: Summary
}

/** The verification result next to the heading, as a link to the checks. */
export function VerificationSeal({
  about,
  verification,
  panelId = PANEL_ID,
  instead,
}: VerificationSealProps) {
  const { state, words, short = words } = instead ?? summarize(verification, about)
  return (
    <span role="status" className={styles['seal']}>
      <Seal state={state}>
        {state === 'working' ? (
          words
        ) : (
          <a href={`#${panelId}`} title={words} className={styles['seal-link']}>
            {short}
            <span className={styles['unseen']}>{words.slice(short.length)}</span>
          </a>
        )}
      </Seal>
    </span>
  )
}
