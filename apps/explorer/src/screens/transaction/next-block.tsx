import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { TimeLine } from '../../features/next-block/time-line/time-line'
import { messages } from './messages'
import styles from './transaction.module.css'

/** The wait for the next block, which may contain the transaction. */
export default function NextBlock() {
  // The header polls the status.
  const { data: status } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const height = status?.current_block_identifier.index
  // Height 0 means the server hasn't reached its node.
  if (!status || !height) return null
  return (
    <TimeLine
      label={messages.nextBlock}
      latest={{ height, time: status.current_block_timestamp }}
      className={styles['wait']}
    />
  )
}
