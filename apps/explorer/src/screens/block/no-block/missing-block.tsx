import type { NetworkStatusResponse } from '@mcm/rosetta-client'
import { formatCount } from '@mcm/ui/amount'
import { Section } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { messages } from '../messages'
import { ChainLine } from './chain-line'
import { NearbyBlocks } from './nearby-blocks'

/** Where a block would be that the endpoint lacks although its chain is longer, and the ways on. */
export function MissingBlock({ height }: { height: number }) {
  // The header polls the status.
  const { data: status } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  if (!status) return null
  const tip = status.current_block_identifier.index
  const oldest = oldestOf(status)
  const { nearby } = messages
  return (
    <>
      <Section title={nearby.place}>
        <ChainLine
          end={tip}
          mark={height}
          label={messages.name}
          solidFrom={oldest}
          solidTo={tip}
          text={nearby.picture(formatCount(height), formatCount(tip))}
        />
        <Text as="p" size={13} tone="soft">
          {oldest === undefined
            ? nearby.unknown
            : nearby.has(formatCount(oldest), formatCount(tip))}
        </Text>
      </Section>
      <NearbyBlocks oldest={oldest !== undefined && height < oldest ? oldest : undefined} />
    </>
  )
}

/** Returns the height of the oldest block, which most servers leave empty: block 0 without a hash. */
function oldestOf({ oldest_block_identifier: oldest }: NetworkStatusResponse): number | undefined {
  return oldest && oldest.hash !== '' ? oldest.index : undefined
}
