import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { Amount } from '@mcm/ui/amount'
import { RelativeTime } from '@mcm/ui/relative-time'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { balanceQuery } from '../../../data/address-queries'
import { blockFacts } from '../../../data/block-facts'
import { blockByHeightQuery, statusQuery } from '../../../data/queries'
import styles from '../box/search.module.css'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { readSearch } from '../rules/search-rules'
import { hashQuery } from './found-query'
import { messages } from './messages'
import suggestionStyles from './suggestion.module.css'
import { useSettled } from './use-settled'
import { verseLine } from './verse-line'

/**
 * What the endpoint has for a complete text: a hash's transaction or block, an address's balance, a
 * block's transactions. Nothing is shown until that is known, or if the endpoint doesn't say.
 */
export function Found({ text }: { text: string }) {
  const { rule, value } = readSearch(useSettled(text))
  if (rule === 'hash') return <FoundHash hash={value} />
  if (rule === 'hex' || rule === 'base58') return <FoundAddress address={value} />
  return rule === 'number' ? <FoundBlock height={Number(value)} /> : null
}

function FoundHash({ hash }: { hash: string }) {
  const { data } = useQuery(hashQuery(useEndpoint(), hash))
  return (
    data && <span className={`${styles['found']} ${styles['result']}`}>{messages.found(data)}</span>
  )
}

function FoundAddress({ address }: { address: string }) {
  const { data } = useQuery({ ...balanceQuery(useEndpoint(), address), retry: false })
  return (
    data && (
      <Line>
        {messages.holds} <Amount value={data.nano} decimals={data.nano === 0n ? 0 : 'all'} />
      </Line>
    )
  )
}

function FoundBlock({ height }: { height: number }) {
  const endpoint = useEndpoint()
  const tip = useQuery({ ...statusQuery(endpoint), enabled: false }).data?.current_block_identifier
    .index
  const isFuture = tip !== undefined && height > tip
  // The API takes 0 for the latest block.
  const isAsked = !isFuture && height > 0
  const { data, error } = useQuery({
    ...blockByHeightQuery(endpoint, height),
    retry: false,
    enabled: isAsked,
  })
  if (isFuture) return <Line>{messages.future(tip)}</Line>
  if (isAsked && isApiError(error, RosettaErrorCode.BlockNotFound)) {
    return <Line>{messages.found({ kind: 'nothing' })}</Line>
  }
  if (!data || !isAsked) return null
  const facts = blockFacts(data)
  const verse = verseLine(facts.haiku)
  return (
    <Line>
      {/* Announced once, and not again whenever it changes. */}
      {messages.contents(facts)} · <RelativeTime time={data.timestamp} aria-live="off" />
      {verse !== '' && (
        <>
          {' '}
          · <span className={suggestionStyles['verse']}>{verse}</span>
        </>
      )}
    </Line>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <span className={styles['found']}>{children}</span>
}
