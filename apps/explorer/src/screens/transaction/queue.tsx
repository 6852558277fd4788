import { Skeleton } from '@mcm/ui/skeleton'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { useMempool } from '../../features/mempool/use-mempool'
import { compareFees } from './compare-fees'
import { messages } from './messages'
import { PENDING_POLL_MS } from './use-follow-transaction'

/** The number of other pending transactions that pay a higher fee, as far as they have loaded. */
export default function Queue({ transaction }: { transaction: FoundTransaction }) {
  const { mempool, isPending } = useMempool(PENDING_POLL_MS)
  if (isPending) return <Skeleton letters={40} />
  if (mempool.listedAt === undefined) return messages.queue.failed
  const { others, loaded, higher } = compareFees(mempool, transaction)
  if (others === 0) return messages.queue.alone
  return loaded < others
    ? messages.queue.partly(higher, loaded, others)
    : messages.queue.compared(higher, others)
}
