import { Logo } from '@mcm/ui/logo'
import { DateTime } from '@mcm/ui/relative-time'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useEndpoint } from '../endpoint/endpoint-store'
import { messages } from './messages'
import './print.css'

/**
 * The top of every printed page, with the product's name, and its bottom: where its data is from,
 * and when it was printed.
 */
export function PrintFooter() {
  const { pathname } = useLocation()
  const endpoint = useEndpoint()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => flushSync(() => setNow(Date.now()))
    addEventListener('beforeprint', update)
    return () => removeEventListener('beforeprint', update)
  }, [])
  return (
    <>
      <div hidden className="print-masthead">
        <div>
          <Logo size={16} />
          {messages.product}
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
