import { Amount } from '@mcm/ui/amount'
import { PhoneOnly, WideOnly } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import { InBlock } from './cells'
import styles from './history.module.css'
import type { MinedRow } from './mined-rows'

/** What a row of a mined block consists of. On a phone, the block has no column of its own. */
export function MinedText({ mined: { block, status, reward, fees, amount } }: { mined: MinedRow }) {
  const feeSum = (amount ?? 0n) - (reward ?? 0n)
  if (reward === undefined) {
    return (
      <>
        {messages.fees}
        <PhoneOnly>
          {' '}
          {messages.feesOf} <InBlock {...block} status={status} />
        </PhoneOnly>
      </>
    )
  }
  return (
    <>
      <PhoneOnly>
        {messages.inBlock} <InBlock {...block} status={status} />
        {' · '}
      </PhoneOnly>
      <Text tone="soft">
        {messages.reward} <Part value={reward} />
        {feeSum > 0n && (
          <>
            {' '}
            <span className={styles['fees']}>
              {messages.plusFees} <Part value={feeSum} />
            </span>
            <WideOnly> {messages.feesFrom(fees.length)}</WideOnly>
          </>
        )}
      </Text>
    </>
  )
}

const Part = ({ value }: { value: bigint }) => <Amount value={value} unit={false} decimals="trim" />
