import { Amount } from '@mcm/ui/amount'
import { PhoneOnly, WideOnly } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import { InBlock } from './cells'
import styles from './history.module.css'
import type { MinedRow } from './mined-rows'

/**
 * What a row of a mined block consists of. Where there is no room for all of it, the reward is what the
 * amount has beside the fees. On a phone, the block has no column of its own.
 */
export function MinedText({ mined }: { mined: MinedRow }) {
  const { block, status, reward, fees, amount } = mined
  if (reward === undefined) {
    return (
      <Text size={13} tone="soft">
        {messages.fees}
        <PhoneOnly>
          {' '}
          {messages.feesOf} <InBlock {...block} status={status} />
        </PhoneOnly>
      </Text>
    )
  }
  const feeSum = (amount ?? 0n) - reward
  return (
    <>
      <PhoneOnly>
        <span className={styles['mined']}>
          <span>
            {messages.inBlock} <InBlock {...block} status={status} />
            {fees.length > 0 && (
              <span className={styles['count']}> · {messages.feeCount(fees.length)}</span>
            )}
          </span>
          {feeSum > 0n && (
            <span>
              {messages.feesOnly} <Amount value={feeSum} unit={false} />
            </span>
          )}
        </span>
      </PhoneOnly>
      <WideOnly>
        <Text size={13} tone="soft">
          <span className={feeSum > 0n ? styles['desk'] : undefined}>
            {messages.reward} <Amount value={reward} unit={false} />
            {feeSum > 0n && ' + '}
          </span>
          {feeSum > 0n && (
            <>
              <span className={styles['fees']}>
                {messages.feesOnly} <Amount value={feeSum} unit={false} />
              </span>
              <span className={styles['desk']}> {messages.feesFrom(fees.length)}</span>
            </>
          )}
        </Text>
      </WideOnly>
    </>
  )
}
