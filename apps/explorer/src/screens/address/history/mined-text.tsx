import { Amount } from '@mcm/ui/amount'
import { IconChevronDown, IconChevronRight } from '@mcm/ui/icons'
import { WideOnly } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import styles from './history.module.css'
import type { MinedRow } from './mined-rows'

interface MinedTextProps {
  mined: MinedRow
  unfolded: ReadonlySet<string>
  onFold: (block: string) => void
}

/**
 * What a row of a mined block consists of. Where there is no room for all of it, the reward is what the
 * amount has beside the fees.
 */
export function MinedText({ mined, unfolded, onFold }: MinedTextProps) {
  const { block, reward, fees, amount } = mined
  const feeSum = (amount ?? 0n) - (reward ?? 0n)
  const hasFees = feeSum > 0n
  return (
    <Text size={13} tone="soft" className={styles['mined']}>
      <span>
        {reward !== undefined && (
          <span className={hasFees ? styles['desk'] : undefined}>
            {messages.reward} <Amount value={reward} unit={false} />{' '}
          </span>
        )}
        {reward === undefined
          ? messages.fees
          : hasFees && (
              <>
                <span className={styles['desk']}>+ </span>
                {messages.feesOnly} <Amount value={feeSum} unit={false} />
              </>
            )}
        {fees.length > 0 && <WideOnly> {messages.from}</WideOnly>}
      </span>
      {fees.length > 0 && (
        <FoldButton
          count={fees.length}
          isOpen={unfolded.has(block.hash)}
          onFold={() => onFold(block.hash)}
        />
      )}
    </Text>
  )
}

interface FoldButtonProps {
  count: number
  isOpen: boolean
  onFold: () => void
}

/** Shows or hides the transactions whose fees the row sums up. */
function FoldButton({ count, isOpen, onFold }: FoldButtonProps) {
  const text = messages.feeCount(count)
  return (
    <>
      <button type="button" aria-expanded={isOpen} className={styles['fold']} onClick={onFold}>
        {isOpen ? <IconChevronDown size={12} /> : <IconChevronRight size={12} />}
        {text}
      </button>
      <span hidden className="print-only">
        {text}
      </span>
    </>
  )
}
