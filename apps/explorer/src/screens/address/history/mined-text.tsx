import { Amount, Count } from '@mcm/ui/amount'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import type { MinedRow } from './mined-rows'

/** What a row of a mined block consists of. */
export function MinedText({ mined: { block, reward, amount } }: { mined: MinedRow }) {
  const fees = (amount ?? 0n) - (reward ?? 0n)
  return (
    <>
      {reward === undefined ? messages.feesOf : messages.mined} <Count value={block.index} />
      {reward !== undefined && (
        <Text tone="soft">
          {messages.reward} <Part value={reward} />
          {fees > 0n && [messages.plusFees, <Part key="fees" value={fees} />]}
        </Text>
      )}
    </>
  )
}

const Part = ({ value }: { value: bigint }) => <Amount value={value} unit={false} decimals="trim" />
