import { useState } from 'react'
import { Disclosure } from '../../shared/disclosure/disclosure'
import { lazyPart } from '../../shared/lazy-part/lazy-part'
import { TitledRow } from '../../shared/titled-row/titled-row'
import { messages } from './messages'
import styles from './raw.module.css'
import type { RawCall } from './request'

const RawContent = lazyPart(() => import('./raw-content'))

/**
 * The requests behind the screen as cURL commands, and their responses as JSON. Each is collapsed until the
 * visitor opens it.
 */
export function RawAnswer({ calls }: { calls: readonly RawCall[] }) {
  return (
    <TitledRow
      title={messages.title}
      className={`${styles['raw']} ${calls.length > 1 ? styles['several'] : ''}`}
    >
      {calls.map((call) => (
        <RawDisclosure key={call.request.call} {...call} />
      ))}
    </TitledRow>
  )
}

function RawDisclosure({ request, load }: RawCall) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure
      summary={
        <span>
          <span className={styles['call']}>
            <code>{request.call}</code>
            <span className={styles['dot']}> · </span>
          </span>
          <span className={styles['word']}>{messages.raw}</span>
        </span>
      }
      onToggle={setIsOpen}
    >
      {isOpen && <RawContent fallback={<p>{messages.fallback}</p>} request={request} load={load} />}
    </Disclosure>
  )
}
