import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'
import { expectedIn } from '../../data/expected-in'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from '../endpoint/endpoint-store'
import { trueTime } from '../../shared/true-time'
import { messages } from './messages'

const UPDATE_MS = 10_000

interface NextBlockProps {
  className?: string | undefined
}

/** Says when the next block is expected. The header polls the status that this is based on. */
export function NextBlock({ className }: NextBlockProps) {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const [, setUpdates] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setUpdates((count) => count + 1), UPDATE_MS)
    return () => clearInterval(timer)
  }, [])
  const left = data && data.current_block_timestamp + SECONDS_PER_BLOCK * 1000 - trueTime()
  return (
    <span className={className}>
      {left !== undefined &&
        (left > 0
          ? messages.next(expectedIn(left / (SECONDS_PER_BLOCK * 1000)))
          : messages.overdue)}
    </span>
  )
}
