import type { Block } from '@mcm/rosetta-client'
import { Row } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Stave } from '@mcm/ui/latest-block'
import { Skeleton } from '@mcm/ui/skeleton'
import { paths } from '../../config/paths'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'
import { Expectation } from '../../features/next-block/expectation'
import styles from './home.module.css'
import { messages } from './messages'

interface NextBlockProps {
  /** The latest block, or undefined while it loads. */
  after: Block | undefined
  /** Whether the latest block couldn't be loaded. */
  failed?: boolean
}

/** A placeholder for the next block: three empty lines for its verse. */
export function NextBlock({ after, failed = false }: NextBlockProps) {
  return (
    <Stave
      since={after?.timestamp}
      expected={SECONDS_PER_BLOCK * 1000}
      action={
        <Row gap={3} nowrap>
          <Link href={paths.about.href('mining')}>{messages.why}</Link>
          <Link href={paths.wall.href()}>{messages.wall}</Link>
        </Row>
      }
    >
      <span className={styles['expectation']}>
        {after ? (
          <>
            {messages.next} <Expectation after={after.timestamp} />
          </>
        ) : failed ? (
          messages.awaited
        ) : (
          <Skeleton letters={20} />
        )}
      </span>
    </Stave>
  )
}
