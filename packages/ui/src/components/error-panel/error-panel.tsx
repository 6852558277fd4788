import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Heading } from '../text'
import styles from './error-panel.module.css'

export interface ErrorPanelProps {
  /** What happened: 'Block Not Found'. */
  title: ReactNode
  /** The same in a sentence, with what it was about. */
  children?: ReactNode | undefined
  /** What may have led to it. */
  causes?: readonly ReactNode[] | undefined
  /** What to do: try again, choose another endpoint. */
  actions?: ReactNode | undefined
  /** For a report to the endpoint's operator: codes and messages, in small mono. */
  detail?: ReactNode | undefined
  /** It is the page's own answer (`h1`) or that of a part of it (`h2`). @default 1 */
  level?: 1 | 2 | undefined
  className?: string | undefined
}

/** What happened, why it may have, and what to do next. */
export function ErrorPanel({
  title,
  children,
  causes,
  actions,
  detail,
  level = 1,
  className,
}: ErrorPanelProps) {
  return (
    <div
      {...(level === 2 ? { role: 'alert' } : {})}
      className={cx(styles['panel'], level === 1 && styles['whole'], className)}
    >
      <Heading level={level} size={level === 1 ? 32 : 18}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles['words']}>{children}</div>}
      {causes && causes.length > 0 && (
        <div>
          <p className={styles['label']}>Possible causes</p>
          <ul className={styles['causes']}>
            {causes.map((cause, index) => (
              // Fixed sentences that never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{cause}</li>
            ))}
          </ul>
        </div>
      )}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {detail !== undefined && <div className={styles['detail']}>{detail}</div>}
    </div>
  )
}
