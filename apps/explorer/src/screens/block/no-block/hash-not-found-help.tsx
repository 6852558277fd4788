import { formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { Text } from '@mcm/ui/text'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { SearchExplanation } from '../../../features/search/explanation/search-explanation'
import { messages } from '../messages'

/** Number of latest blocks that servers find by hash. */
const WINDOW = 5000

/**
 * Explains why a hash may not be found although its block exists, and offers alternatives. These
 * are the neighboring blocks by number, if `?height=` says where the hash was seen, and the same
 * hash as a transaction.
 */
export function HashNotFoundHelp({ hash }: { hash: string }) {
  const tip = useTipHeight()
  const [params] = useSearchParams()
  const height = Number(params.get('height'))
  const oldest = tip === undefined ? undefined : Math.max(1, tip - WINDOW)
  return (
    <>
      {oldest !== undefined && (
        <Text as="p" measured>
          {messages.failed.window} <BlockLink height={oldest} />
          {messages.failed.windowEnd}
        </Text>
      )}
      {Number.isSafeInteger(height) && height > 1 && (
        <Text as="p" measured>
          {messages.failed.neighbors}{' '}
          {[height - 1, height, height + 1].map((near, at) => (
            <Fragment key={near}>
              {at > 0 && ', '}
              <BlockLink height={near} />
            </Fragment>
          ))}
          .
        </Text>
      )}
      <Text as="p" measured>
        <Link href={paths.transaction.href(hash)}>{messages.failed.asTransaction}</Link>
      </Text>
      <SearchExplanation text={hash} />
    </>
  )
}

function BlockLink({ height }: { height: number }) {
  return <Link href={paths.block.href(height)}>{formatCount(height)}</Link>
}
