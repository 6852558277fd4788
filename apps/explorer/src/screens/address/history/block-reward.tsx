import { Amount } from '@mcm/ui/amount'
import { Text } from '@mcm/ui/text'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useQuery } from '@tanstack/react-query'
import { minerOf, rewardOf } from '../../../data/block-facts'
import { blockByHashQuery } from '../../../data/queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { messages } from '../messages'

interface BlockRewardProps {
  block: BlockIdentifier
  /** The page's own address. */
  address: string
  /** Whether to ask for the block. Otherwise, the reward is shown only if the block is loaded. */
  isAsked: boolean
}

/** The reward of a block that the address mined, next to its fees. The index doesn't list rewards. */
export function BlockReward({ block, address, isAsked }: BlockRewardProps) {
  const query = blockByHashQuery(useEndpoint(), block.hash, 'visible')
  const { data } = useQuery({ ...query, enabled: isAsked })
  if (!data || minerOf(data) !== address) return null
  return (
    <Text tone="soft">
      {messages.besides} <Amount value={rewardOf(data)} decimals="trim" />
    </Text>
  )
}
