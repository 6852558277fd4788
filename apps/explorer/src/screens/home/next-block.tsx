import type { Block } from '@mcm/rosetta-client'
import { Count } from '@mcm/ui/amount'
import { Row, WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Stave } from '@mcm/ui/latest-block'
import { formatDuration } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { paths } from '../../config/paths'
import { messages } from './messages'

interface NextBlockProps {
  /** The latest block, or undefined while it loads. */
  after: Block | undefined
  /** Average time between blocks, in milliseconds. */
  expected: number
}

/** A placeholder for the next block: three empty lines for its verse. */
export function NextBlock({ after, expected }: NextBlockProps) {
  return (
    <Stave
      since={after?.timestamp}
      expected={expected}
      action={
        <Row gap={4}>
          <Link href={paths.haiku.href()}>{messages.almanac}</Link>
          <Link href={paths.wall.href()}>{messages.wall}</Link>
        </Row>
      }
    >
      {after ? (
        <>
          {messages.waitingFor} <Count value={after.block_identifier.index + 1} />
          <WideOnly>{messages.usually(formatDuration(expected))}</WideOnly>
        </>
      ) : (
        <Skeleton letters={20} />
      )}
    </Stave>
  )
}
