import { useMinedAmongLatest } from '../../../data/mined-among-latest'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import type { Movement } from '../history/movement'
import { messages } from '../messages'

/** Minimum number of latest blocks that says something about a miner. */
const MIN_BLOCKS = 3

interface MiningProps {
  address: string
  movements: readonly Movement[]
}

/** What is known about a miner: rewards, its main income, aren't in the index. */
export function Mining({ address, movements }: MiningProps) {
  const { mined, blocks } = useMinedAmongLatest(useEndpoint(), address)
  if (mined === 0 && movements.every(({ direction }) => direction !== 'fee')) return null
  return (
    <>
      <dt>{messages.mining.label}</dt>
      <dd>
        {blocks >= MIN_BLOCKS && `${messages.mining.found(mined, blocks)} · `}
        {messages.mining.rewards}
      </dd>
    </>
  )
}
