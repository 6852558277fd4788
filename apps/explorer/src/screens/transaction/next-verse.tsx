import { Count } from '@mcm/ui/amount'
import { Stave } from '@mcm/ui/latest-block'
import { useQuery } from '@tanstack/react-query'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'
import { statusQuery } from '../../data/queries'
import { NextBlock } from '../../features/next-block/next-block'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { messages } from './messages'

/** Empty lines for the verse of the next block, which may contain the transaction. */
export default function NextVerse() {
  // The header polls the status.
  const { data: status } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const tip = status?.current_block_identifier.index
  // Height 0 means the server hasn't reached its node.
  if (!status || !tip) return null
  return (
    <Stave key={tip} since={status.current_block_timestamp} expected={SECONDS_PER_BLOCK * 1000}>
      {messages.nextBlock} <Count value={tip + 1} /> · <NextBlock isClause />
    </Stave>
  )
}
