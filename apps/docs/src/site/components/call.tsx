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
  /** Whether to show only the sample, without the fields and the response. */
  brief?: boolean
}

/** Shows the reference of a call: its path, request fields, sample and response. */
export function Call({ id, brief = false }: CallProps) {
  const call = callOf(id)
  return (
    <section
      className={styles['call']}
      aria-label={call.summary}
      {...(!brief && { 'data-call': call.path })}
    >
      {!brief && (
        <p className={styles['path']}>
          <span>POST</span> <code>{call.path}</code>
        </p>
      )}
      {!brief && call.request.length > 0 && <Fields title="Request" fields={call.request} />}
      {!brief && call.request.length === 0 && (
        <p className={styles['none']}>The request body is an empty object.</p>
      )}
      <Sample id={id} texts={sampleOf(id)} path={call.path} />
      {!brief && <ExampleResponse call={call} />}
      {!brief && <Fields title="Response" fields={call.response} />}
    </section>
  )
}

const origins: Record<CallType['origin'], string> = {
  mainnet: 'from the public API, September 4, 2026',
  'test chain': 'from a Mesh server 1.5.1 on a test chain',
}

/** Shows a captured response and its origin. */
export function ExampleResponse({ call }: { call: CallType }) {
  const text = layOut(call.exampleResponse)
  return (
    <figure className={styles['response']} data-response={call.id} data-path={call.path}>
      <figcaption>
        Example response <span>({origins[call.origin]})</span>
      </figcaption>
      <div dangerouslySetInnerHTML={{ __html: highlight(text, 'json') }} />
    </figure>
  )
}
