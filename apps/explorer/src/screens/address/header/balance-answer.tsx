import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../config/paths'
import { balanceQuery } from '../../../data/address-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { messages as endpointMessages } from '../../../features/endpoint/failure/messages'
import { useOnNewTip } from '../../../features/endpoint/use-tip-height'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from '../messages'
import { mayBeRich } from './may-be-rich'
import styles from './balance-answer.module.css'

const Rank = lazyPart(() => import('./rank'), { failure: 'silent' })

interface BalanceAnswerProps {
  address: string
  /** Whether the list has a payment that counts. */
  hasMoved: boolean
  /** What follows the balance. A rank comes last, because it loads last. */
  children: ReactNode
}

/**
 * The answer to the question "How much does this address hold?": the balance with all nine decimals,
 * and the block at which it was read.
 */
export function BalanceAnswer({ address, hasMoved, children }: BalanceAnswerProps) {
  const { data, error, refetch } = useQuery(balanceQuery(useEndpoint(), address))
  useOnNewTip(() => void refetch())
  if (error && !data) {
    return (
      <>
        <span role="alert" className={styles['failure']}>
          {messages.balanceFailed}
          {isApiError(error, RosettaErrorCode.BlockNotFound) && `. ${messages.nodeDown}`}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {endpointMessages.tryAgain}
          </Button>
        </span>
        {children}
      </>
    )
  }
  return (
    <>
      <span
        role="group"
        aria-label={messages.balance}
        className={`${styles['sum']} ${data?.inLedger === false ? styles['none'] : ''}`}
      >
        {data ? (
          <Amount value={data.nano} decimals={data.nano === 0n ? 0 : 'all'} />
        ) : (
          <Skeleton letters={15} mono />
        )}
      </span>
      {!data ? (
        <Skeleton letters={16} />
      ) : data.inLedger ? (
        <span>
          {messages.asOf}{' '}
          <Link href={paths.block.href(data.height)}>
            <Count value={data.height} />
          </Link>
        </span>
      ) : (
        <span className={styles['absent']}>
          {hasMoved ? messages.allSpent : messages.notInLedger}
        </span>
      )}
      {children}
      {data && mayBeRich(data.nano) && <Rank address={address} />}
    </>
  )
}
