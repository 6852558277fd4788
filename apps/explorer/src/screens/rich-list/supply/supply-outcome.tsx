import { Amount, formatCount } from '@mcm/ui/amount'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Seal, type SealState } from '@mcm/ui/seal'
import { useMemo } from 'react'
import type { RichListPage } from '../../../data/rich-list-queries'
import { VerificationAlarm } from '../../../features/verification/alarm/verification-alarm'
import { messages } from '../messages'
import styles from '../rich-list.module.css'
import { checkSupply, type SupplyCheck } from './supply-check'

const words = messages.supplyCheck

const seals = {
  whole: 'verified',
  partial: 'verified',
  failed: 'failed',
  'two-ledgers': 'unavailable',
  'not-reported': 'unavailable',
} satisfies Record<Exclude<SupplyCheck['state'], 'empty'>, SealState>

interface SupplyOutcomeProps {
  pages: readonly RichListPage[] | undefined
  onReload: () => void
}

/** Whether the loaded balances match the supply: a seal or an alarm. */
export function SupplyOutcome({ pages, onReload }: SupplyOutcomeProps) {
  const check = useMemo(() => checkSupply(pages ?? []), [pages])
  if (!check) {
    return (
      <p className={`${styles['sealed']} ${styles['unseen']}`} aria-hidden="true">
        <Seal state="working">{words.partial('100')}</Seal>
      </p>
    )
  }
  const { state, loaded, sum, supply, checks } = check
  if (state === 'empty') return null
  const count = formatCount(loaded)
  return (
    <>
      <p className={styles['sealed']}>
        <Seal state={seals[state]}>
          {state === 'whole' || state === 'partial' ? words[state](count) : words[state]}
        </Seal>
      </p>
      <VerificationAlarm about="richList" checks={checks} onRetry={onReload}>
        <DescriptionList>
          <Fact label={words.sum(count)}>
            <Amount value={sum} />
          </Fact>
          <Fact label={words.supply}>
            <Amount value={supply ?? 0n} />
          </Fact>
        </DescriptionList>
      </VerificationAlarm>
    </>
  )
}
