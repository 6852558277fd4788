import { Amount, Count } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import { paths } from '../../config/paths'
import { blockFacts } from '../../data/block-facts'
import { type Mempool, totals } from '../../features/mempool/lifecycle'
import { messages } from './messages'
import { useLatestBlock } from './use-latest-block'
import { useNextBlock } from './use-next-block'

const { figures } = messages
const waiting = <Skeleton letters={8} mono />

interface NumbersProps {
  mempool: Mempool
  isPending: boolean
  /** Whether the last list failed, in which case nothing known doesn't mean that nothing is pending. */
  isStale: boolean
}

/** What is pending in total, and when the next block is expected to take it. */
export function Numbers({ mempool, isPending, isStale }: NumbersProps) {
  const expected = useNextBlock(mempool.listedAt)
  const isEmpty = totals(mempool).count === 0 && !isPending && !isStale
  const next = (
    <Figure label={figures.nextBlock} words={expected !== undefined}>
      {expected === undefined ? waiting : figures.expected(expected)}
    </Figure>
  )
  return (
    <Figures>
      {isEmpty ? (
        <>
          {next}
          <LatestBlock />
        </>
      ) : (
        <>
          <Totals mempool={mempool} isPending={isPending} />
          {next}
        </>
      )}
    </Figures>
  )
}

function Totals({ mempool, isPending }: Omit<NumbersProps, 'isStale'>) {
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

/** Where the transactions of an empty mempool are: in the block that has just taken them. */
function LatestBlock() {
  const { tip, block } = useLatestBlock()
  return (
    <>
      <Figure label={figures.latestBlock}>
        {tip === undefined ? (
          waiting
        ) : (
          <Link href={paths.block.href(tip)}>
            <Count value={tip} />
          </Link>
        )}
      </Figure>
      <Figure label={figures.took}>
        {block ? figures.taken(blockFacts(block).regular.length) : waiting}
      </Figure>
    </>
  )
}
