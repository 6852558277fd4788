import { Amount, Count } from '@mcm/ui/amount'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import styles from './history.module.css'
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
          {fees > 0n && (
            <>
              {' '}
              <span className={styles['fees']}>
                {messages.plusFees} <Part value={fees} />
              </span>
            </>
          )}
        </Text>
      )}
    </>
  )
}

const Part = ({ value }: { value: bigint }) => <Amount value={value} unit={false} decimals="trim" />
