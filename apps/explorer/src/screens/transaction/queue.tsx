import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import { paths } from '../../config/paths'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { useMempool } from '../../features/mempool/use-mempool'
import { compareFees } from './compare-fees'
import { messages } from './messages'
import { PENDING_POLL_MS } from './use-follow-transaction'

/** The transaction's place among the pending ones by fee, as far as they have loaded. */
export default function Queue({ transaction }: { transaction: FoundTransaction }) {
  const { mempool, isPending } = useMempool(PENDING_POLL_MS)
  if (isPending) return <Skeleton letters={40} />
  if (mempool.listedAt === undefined) return messages.queue.failed
  const comparison = compareFees(mempool, transaction)
  const { others, loaded } = comparison
  if (others === 0) return messages.queue.alone
  const { partly, placed } = messages.queue
  return (
    <Link href={paths.mempool.href()}>
      {loaded < others ? partly(comparison) : placed(comparison)}
    </Link>
  )
}
