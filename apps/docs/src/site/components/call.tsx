import { callOf } from '../../calls'
import type { Call as CallType } from '../../calls/call'
import { layOut } from '../../samples/request'
import { sampleOf } from '../../samples/samples'
import { highlight } from '../highlight'
import styles from './call.module.css'
import { Fields } from './fields'
import { Sample } from './sample'

interface CallProps {
  id: string
  /** Leaves the fields out, where the call has been shown before with other values. */
  brief?: boolean
}

/** One call as the reference shows it: where, what to send, a sample, what comes back. */
export function Call({ id, brief = false }: CallProps) {
  const call = callOf(id)
  return (
    <section className={styles['call']} aria-label={call.summary}>
      {!brief && (
        <p className={styles['path']}>
          <span>POST</span> <code>{call.path}</code>
        </p>
      )}
      {!brief && call.request.length > 0 && <Fields title="Request" fields={call.request} />}
      {!brief && call.request.length === 0 && (
        <p className={styles['none']}>The body is an empty object.</p>
      )}
      <Sample id={id} texts={sampleOf(id)} path={call.path} />
      {!brief && <Answer call={call} />}
      {!brief && <Fields title="Answer" fields={call.response} optional="not always" />}
    </section>
  )
}

const origins: Record<CallType['origin'], string> = {
  mainnet: 'answered by the public API on 4 September 2026',
  'test chain': 'answered by a Mesh server 1.5.1 over a test chain',
}

export function Answer({ call }: { call: CallType }) {
  const text = layOut(call.answer)
  return (
    <figure className={styles['answer']} data-answer={call.id} data-path={call.path}>
      <figcaption>
        An answer <span>({origins[call.origin]})</span>
      </figcaption>
      <div dangerouslySetInnerHTML={{ __html: highlight(text, 'json') }} />
    </figure>
  )
}
