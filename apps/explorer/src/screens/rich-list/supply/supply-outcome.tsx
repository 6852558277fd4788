import { Amount, formatCount } from '@mcm/ui/amount'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Seal, type SealState } from '@mcm/ui/seal'
import { Text } from '@mcm/ui/text'
import { VerificationAlarm } from '../../../features/verification/alarm/verification-alarm'
import { messages } from '../messages'
import { Reserved } from '../reserved'
import styles from '../rich-list.module.css'
import type { SupplyCheck } from './supply-check'

const words = messages.supplyCheck

const seals = {
  whole: 'verified',
  failed: 'failed',
  'two-ledgers': 'unavailable',
  'not-reported': 'unavailable',
} satisfies Record<Exclude<SupplyCheck['state'], 'empty' | 'partial'>, SealState>

interface SupplySealProps {
  check: SupplyCheck | undefined
}

/** A one-line statement of whether the loaded balances match the supply. */
export function SupplySeal({ check }: SupplySealProps) {
  if (!check) {
    return (
      <div className={styles['sealed']}>
        <Reserved lines={[36]}>
          <Partial count="100" />
        </Reserved>
      </div>
    )
  }
  const { state, loaded } = check
  if (state === 'empty') return null
  return (
    <div className={styles['sealed']}>
      {state === 'partial' ? (
        <Partial count={formatCount(loaded)} />
      ) : (
        <Seal state={seals[state]}>
          {state === 'whole' ? words.whole(formatCount(loaded)) : words[state]}
        </Seal>
      )}
    </div>
  )
}

/** The check isn't complete, so it has no mark of success. */
function Partial({ count }: { count: string }) {
  return (
    <Text as="p" tone="soft" size={12}>
      {words.partial(count)}
    </Text>
  )
}

interface SupplyAlarmProps extends SupplySealProps {
  onReload: () => void
}

/** The alarm shown if the balances don't match the supply. */
export function SupplyAlarm({ check, onReload }: SupplyAlarmProps) {
  if (!check || check.state === 'empty') return null
  const { loaded, sum, supply, checks } = check
  return (
    <VerificationAlarm about="richList" checks={checks} onRetry={onReload}>
      <DescriptionList>
        <Fact label={words.sum(formatCount(loaded))}>
          <Amount value={sum} />
        </Fact>
        <Fact label={words.supply}>
          <Amount value={supply ?? 0n} />
        </Fact>
      </DescriptionList>
    </VerificationAlarm>
  )
}
