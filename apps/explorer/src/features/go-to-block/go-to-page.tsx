import { useState } from 'react'
import { ADDRESS_PAGE_SIZE } from '../../data/address-queries'
import { clientFor } from '../../data/client'
import { useEndpoint } from '../endpoint/endpoint-store'
import { GoToField } from './go-to-field'
import { messages } from './page-messages'

export interface GoToPageProps {
  address: string
  /** The number of all transactions. Undefined if only that of a part is known. */
  count: number | undefined
  /** Called with the height of the page's first transaction, or undefined for the first page. */
  onGo: (height: number | undefined) => void
}

/** A form that takes the number of a page of an address's transactions, counted from the newest. */
export function GoToPage({ address, count, onGo }: GoToPageProps) {
  const endpoint = useEndpoint()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    const digits = text.replace(/[,\s]/g, '')
    const page = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
    if (page < 1) return setError(messages.unclear)
    if (page === 1) return onGo(undefined)
    setIsBusy(true)
    const found = await readPage(page).catch(() => undefined)
    setIsBusy(false)
    if (!found) setError(messages.failed)
    else if (found.height === undefined) setError(messages.outside(pagesOf(found.count)))
    else onGo(found.height)
  }
  const readPage = async (page: number) => {
    const { transactions, total_count } = await clientFor(endpoint).search.transactions({
      address,
      offset: (page - 1) * ADDRESS_PAGE_SIZE,
      limit: 1,
    })
    return { height: transactions[0]?.block_identifier?.index, count: total_count }
  }
  return (
    <GoToField
      label={messages.field}
      hint={messages.hint(count === undefined ? undefined : pagesOf(count), ADDRESS_PAGE_SIZE)}
      error={error}
      inputMode="numeric"
      value={text}
      onValueChange={setText}
      go={messages.go}
      isBusy={isBusy}
      onGo={() => {
        setError(undefined)
        void submit()
      }}
    />
  )
}

function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / ADDRESS_PAGE_SIZE))
}
