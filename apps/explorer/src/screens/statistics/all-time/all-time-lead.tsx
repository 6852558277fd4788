import { formatCount } from '@mcm/ui/amount'
import { useQuery } from '@tanstack/react-query'
import { summaryIndexQuery } from '../../../data/chain-summary-queries'
import { messages } from '../messages'

/** Which part of the chain the site's copy covers. */
export default function AllTimeLead({ dataset }: { dataset: string }) {
  const { data: index } = useQuery(summaryIndexQuery(dataset))
  return index && index.from > 0
    ? messages.allTimePart(formatCount(index.from))
    : messages.allTimeLead
}
