import { useState } from 'react'
import { Disclosure } from '../../shared/disclosure/disclosure'
import { lazyPart } from '../../shared/lazy-part/lazy-part'
import { TitledRow } from '../../shared/titled-row/titled-row'
import { messages } from './messages'
import styles from './raw.module.css'
import type { ApiRequest, LoadAnswer } from './request'

const RawContent = lazyPart(() => import('./raw-content'))

interface RawAnswerProps {
  request: ApiRequest
  /**
   * Returns the response: either the one that the screen already has, or a new one. Called when the
   * section is opened.
   */
  load: LoadAnswer
}

/**
 * The request behind the screen as a cURL command, and its response as JSON. Collapsed until the
 * visitor opens it.
 */
export function RawAnswer({ request, load }: RawAnswerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <TitledRow title={messages.title} className={styles['raw']}>
      <Disclosure
        summary={
          <span>
            <span className={styles['call']}>
              <code>{request.call}</code> ·{' '}
            </span>
            {messages.raw}
          </span>
        }
        onToggle={setIsOpen}
      >
        {isOpen && (
          <RawContent fallback={<p>{messages.fallback}</p>} request={request} load={load} />
        )}
      </Disclosure>
    </TitledRow>
  )
}
