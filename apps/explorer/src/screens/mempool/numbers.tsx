import { Amount, Count } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { Skeleton } from '@mcm/ui/skeleton'
import { roundWait } from '../../data/next-expected-in'
import { type Mempool, totals } from '../../features/mempool/lifecycle'
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
  const left = useNextBlock(mempool.listedAt)
  return (
    <Figures>
      <Totals mempool={mempool} isPending={isPending} />
      <Figure label={figures.nextBlock}>
        {left === undefined ? waiting : figures.expected(roundWait(left))}
      </Figure>
    </Figures>
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
