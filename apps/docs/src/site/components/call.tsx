import type { ReactNode } from 'react'
import { callOf } from '../../calls'
import type { Call as CallType } from '../../calls/call'
import { dataTypes } from '../../calls/data-types'
import { exampleUrl, isTruncated } from '../../samples/examples'
import { curl } from '../../samples/languages/curl'
import { layOut } from '../../samples/request'
import { sampleOf } from '../../samples/samples'
import { Breakable } from './breakable'
import { CodeBox } from './code-box'
import { CopyButton } from './copy-button'
import styles from './call.module.css'
import frame from './code-frame.module.css'
import { Fields } from './fields'
import { Fold } from './fold'
import { Sample } from './sample'
import { forEachLanguage, Setup } from './setup'

/** A type with more fields than this isn't clear from its description. */
const MAX_PLAIN_FIELDS = 4

interface CallProps {
  id: string
  /** Whether to show only the sample, without the fields and the response. */
  brief?: boolean
  /** What the call does, which is shown below its path. */
  children?: ReactNode
}

/** Shows the reference of a call: its path, request fields, sample and response. */
export function Call({ id, brief = false, children }: CallProps) {
  const call = callOf(id)
  return (
    <section aria-label={call.summary} {...(!brief && { 'data-call': call.path })}>
      {brief ? (
        <CallSample call={call} />
      ) : (
        <>
          <div className={styles['path']}>
            <span className={styles['method']}>POST</span>{' '}
            <code>
              <Breakable text={call.path} after="/" />
            </code>
          </div>
          {children && <div className={styles['intro']}>{children}</div>}
          <div className={styles['columns']}>
            {call.request.length > 0 ? (
              <Fields title="Request" fields={call.request} isRequest />
            ) : (
              <p className={styles['none']}>The request body is an empty object.</p>
            )}
            <CallSample call={call} />
            <ResponseFields call={call} />
            <ExampleResponse call={call} />
          </div>
        </>
      )}
    </section>
  )
}

/** Shows a call's sample, with how to run it in each language but cURL, which a terminal runs. */
function CallSample({ call: { id, path, keepsValues } }: { call: CallType }) {
  const texts = sampleOf(id)
  const setups = forEachLanguage(
    texts,
    (language, code) => language !== curl && <Setup id={id} language={language} code={code} />,
  )
  return <Sample id={id} texts={texts} path={path} above={setups} keepsValues={keepsValues} />
}

/** Shows the fields of a response, with those of the types that have many. */
function ResponseFields({ call: { response } }: { call: CallType }) {
  const types = dataTypes.filter(
    ({ name, fields }) =>
      fields.length > MAX_PLAIN_FIELDS && response.some(({ type }) => type === name),
  )
  return (
    <div>
      <Fields title="Response" fields={response} />
      {types.map(({ name, fields }) => (
        <div key={name} data-repeated>
          <Fold title={`Fields of ${name}`}>
            <Fields fields={fields} />
          </Fold>
        </div>
      ))}
    </div>
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
    <div className={frame['container']}>
      <figure
        className={frame['frame']}
        data-response={call.id}
        data-path={call.path}
        data-copy-target
      >
        <figcaption className={`${frame['head']} ${styles['caption']}`}>
          Example response <span>({origins[call.origin]})</span>
        </figcaption>
        <div className={frame['actions']}>
          <CopyButton />
          {isTruncated(call) && (
            <a href={exampleUrl(call)} download>
              Full values
            </a>
          )}
        </div>
        <div className={frame['code']}>
          <CodeBox code={text} lang="json" />
        </div>
      </figure>
    </div>
  )
}
