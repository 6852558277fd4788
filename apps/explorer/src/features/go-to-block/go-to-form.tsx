import { RosettaErrorCode } from '@mcm/rosetta-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readBlockHeight } from '../../data/block-id'
import { findHeightAt } from '../../data/find-height-at'
import { orUndefined } from '../../data/or-undefined'
import { blockByHeightQuery, statusQuery } from '../../data/queries'
import { trueTime } from '../../shared/true-time'
import { useEndpoint } from '../endpoint/endpoint-store'
import { messages } from './form-messages'
import { GoToField } from './go-to-field'
import { GoToPage, type GoToPageProps } from './go-to-page'
import { readDay, startOf } from './read-day'

interface GoToFormProps {
  max?: number | undefined
  /**
   * Whether the form is part of the page: it doesn't take the focus, and its button isn't the page's
   * main one. @default false
   */
  isInline?: boolean
  pages?: GoToPageProps | undefined
  onGo: (height: number) => void
}

/**
 * A form that takes a block number or a date (UTC) and calls `onGo` with the height of the block, or
 * of the last block of that day.
 */
export default function GoToForm({ max, isInline = false, pages, onGo }: GoToFormProps) {
  const heightOfDay = useHeightOfDay()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isInline) field.current?.focus()
  }, [isInline])
  const submit = async () => {
    const height = readBlockHeight(text.replace(/[,\s]/g, ''))
    const day = readDay(text)
    if (height !== undefined) {
      if (max !== undefined && (height < 1 || height > max)) setError(messages.outside(max))
      else onGo(height)
    } else if (day === undefined) setError(messages.unclear)
    else {
      setIsBusy(true)
      const found = await heightOfDay(day).catch(() => 'failed' as const)
      setIsBusy(false)
      if (found === 'failed') setError(messages.failed)
      else if (found === 'too-late') setError(messages.tooLate)
      else if (found === undefined) setError(messages.tooEarly)
      else onGo(found)
    }
  }
  return (
    <>
      <GoToField
        ref={field}
        label={messages.field}
        hint={messages.hint}
        error={error}
        value={text}
        onValueChange={setText}
        go={messages.go}
        variant={isInline ? 'outline' : 'solid'}
        isBusy={isBusy}
        onGo={() => {
          setError(undefined)
          void submit()
        }}
      />
      {pages && <GoToPage {...pages} />}
    </>
  )
}

/**
 * Returns a function that finds the last block of a day, given as the day's last millisecond. A day
 * that has begun for the chain, whose clock may be ahead, isn't too late.
 */
function useHeightOfDay(): (end: number) => Promise<number | 'too-late' | undefined> {
  const endpoint = useEndpoint()
  const queries = useQueryClient()
  const { data: status } = useQuery({ ...statusQuery(endpoint), enabled: false })
  return async (end) => {
    const tip = status ?? (await queries.fetchQuery(statusQuery(endpoint)))
    if (startOf(end) > Math.max(trueTime(), tip.current_block_timestamp)) return 'too-late'
    return findHeightAt(
      end,
      { height: tip.current_block_identifier.index, time: tip.current_block_timestamp },
      async (height) => {
        const block = queries.fetchQuery(blockByHeightQuery(endpoint, height))
        return (await orUndefined(block, [RosettaErrorCode.BlockNotFound]))?.timestamp
      },
    )
  }
}
