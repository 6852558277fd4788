import { formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { Text } from '@mcm/ui/text'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { SearchExplanation } from '../../../features/search/explanation/search-explanation'
import { messages } from '../messages'
import styles from './no-block.module.css'

/** Number of latest blocks that servers find by hash. */
const WINDOW = 5000

interface HashNotFoundHelpProps {
  hash: string
  /** Whether it isn't known that the endpoint has no such transaction. @default true */
  asTransaction?: boolean | undefined
}

/**
 * Explains why a hash may not be found although its block exists, and offers alternatives. These
 * are the neighboring blocks by number, if `?height=` says where the hash was seen, and the same
 * hash as a transaction, if that isn't looked up here already.
 */
export function HashNotFoundHelp({ hash, asTransaction = true }: HashNotFoundHelpProps) {
  const tip = useTipHeight()
  const [params] = useSearchParams()
  const height = Number(params.get('height'))
  const oldest = tip === undefined ? undefined : Math.max(1, tip - WINDOW)
  return (
    <>
      <div className={styles['help']}>
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
        {asTransaction && (
          <Text as="p" measured>
            <Link href={paths.transaction.href(hash)}>{messages.failed.asTransaction}</Link>
          </Text>
        )}
      </div>
      <SearchExplanation text={hash} isFolded />
    </>
  )
}

function BlockLink({ height }: { height: number }) {
  return <Link href={paths.block.href(height)}>{formatCount(height)}</Link>
}
