import { Amount, Count } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { Stave } from '@mcm/ui/latest-block'
import { Skeleton } from '@mcm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { type Mempool, totals } from '../../features/mempool/lifecycle'
import styles from './mempool.module.css'
import { messages } from './messages'
import { useNextBlock } from './use-next-block'

const { figures } = messages
const waiting = <Skeleton letters={8} mono />

interface NumbersProps {
  mempool: Mempool
  isPending: boolean
}

/** What is pending in total, and when the next block is expected to take it. */
export function Numbers({ mempool, isPending }: NumbersProps) {
  const expected = useNextBlock(mempool.listedAt)
  return (
    <Figures>
      <Totals mempool={mempool} isPending={isPending} />
      <Figure label={figures.nextBlock} words={expected !== undefined} note={<Wait />}>
        {expected === undefined ? waiting : figures.expected(expected)}
      </Figure>
    </Figures>
  )
}

/** How long the wait for the next block has been, as on home. The words above say the rest. */
function Wait() {
  // The header polls the status.
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  // Height 0 means the server hasn't reached its node.
  const tip = data?.current_block_identifier.index ?? 0
  return (
    <Stave
      key={tip}
      since={tip > 0 ? data?.current_block_timestamp : undefined}
      expected={SECONDS_PER_BLOCK * 1000}
      className={styles['wait']}
    >
      {null}
    </Stave>
  )
}

function Totals({ mempool, isPending }: NumbersProps) {
  const { count, loaded, value, fees } = totals(mempool)
  const isPart = loaded > 0 && loaded < count
  // The hashes are listed first: until a transaction has loaded, the sums are unknown, not 0.
  const isUnknown = isPending || (count > 0 && loaded === 0)
  // Nothing in total has no decimals.
  const decimals = count === 0 ? 0 : 'all'
  return (
    <>
      <Figure label={figures.count}>{isPending ? waiting : <Count value={count} />}</Figure>
      <Figure label={isPart ? figures.valueSoFar : figures.value}>
        {isUnknown ? waiting : <Amount value={value} unit={false} decimals={decimals} />}
      </Figure>
      <Figure label={isPart ? figures.feesSoFar : figures.fees}>
        {isUnknown ? waiting : <Amount value={fees} unit={false} decimals={decimals} />}
      </Figure>
    </>
  )
}
