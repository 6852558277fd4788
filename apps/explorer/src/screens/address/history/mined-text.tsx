import { Amount, Count } from '@mcm/ui/amount'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import type { MinedRow } from './mined-rows'

/** What a row of a mined block consists of. */
export function MinedText({ mined: { block, reward, amount } }: { mined: MinedRow }) {
  const height = <Count value={block.index} />
  if (reward === undefined) {
    return (
      <Text tone="soft">
        {messages.feesOf} {height}
      </Text>
    )
  }
  return (
    <>
      {messages.mined} {height}{' '}
      <Text tone="soft">
        · {messages.reward} <Amount value={reward} unit={false} decimals="trim" />
        {typeof amount === 'bigint' && amount > reward && (
          <>
            {' '}
            {messages.plusFees} <Amount value={amount - reward} unit={false} decimals="trim" />
          </>
        )}
      </Text>
    </>
  )
}
