import { Logo } from '@mcm/ui/logo'
import { DateTime } from '@mcm/ui/relative-time'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useEndpoint } from '../endpoint/endpoint-store'
import { messages } from './messages'
import styles from './print.css?url'

const neverChanges = () => () => {}

interface PrintFooterProps {
  /** What is printed, for pages after the first, or if the heading doesn't say it. */
  subject?: string
}

/**
 * The top of every printed page, with the product's name, and its bottom: where its data is from,
 * and when it was printed.
 */
export function PrintFooter({ subject }: PrintFooterProps) {
  const { pathname } = useLocation()
  const endpoint = useEndpoint()
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => flushSync(() => setNow(Date.now()))
    addEventListener('beforeprint', update)
    return () => removeEventListener('beforeprint', update)
  }, [])
  // Prerendered pages have another URL and time.
  if (!isInBrowser) return null
  return (
    <>
      {/* Apart, so that no page waits for it. */}
      <link rel="stylesheet" media="print" href={styles} />
      <div hidden className="print-masthead">
        <div>
          <Logo size={16} />
          {messages.product}
          {subject !== undefined && <span>{subject}</span>}
        </div>
      </div>
      <div hidden className="print-footer">
        <div>
          <span>
            {location.origin}
            {pathname}
          </span>
          <span>{messages.endpoint(endpoint)}</span>
          <span>
            {messages.printed} <DateTime time={now} />
          </span>
        </div>
      </div>
    </>
  )
}
