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
}

/** A placeholder for the next block: three empty lines for its verse. */
export function NextBlock({ after }: NextBlockProps) {
  return (
    <Stave
      since={after?.timestamp}
      expected={SECONDS_PER_BLOCK * 1000}
      action={
        <Row gap={3} nowrap>
          <Link href={paths.haiku.href()}>{messages.almanac}</Link>
          <Link href={paths.wall.href()}>{messages.wall}</Link>
        </Row>
      }
    >
      {after ? (
        <span className={styles['expectation']}>
          {messages.next} <Expectation after={after.timestamp} />
        </span>
      ) : (
        <Skeleton letters={20} />
      )}
    </Stave>
  )
}
