import { Amount } from '@mcm/ui/amount'
import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { messages } from './messages'
import { changeSinceLastVisit, rememberBalance } from './seen-balances'

interface BalanceChangeProps {
  className?: string | undefined
  address: string
  /** nanoMCM. */
  nano: bigint
}

/** By how much a balance has changed since the last visit, or nothing if it hasn't. */
export function BalanceChange({ className, address, nano }: BalanceChangeProps) {
  const endpoint = useEndpoint()
  const change = changeSinceLastVisit(useQueryClient(), endpoint, address, nano)
  useEffect(() => rememberBalance(endpoint, address, nano), [endpoint, address, nano])
  if (change === undefined || change === 0n) return null
  return (
    <Text size={13} tone="soft" className={className} title={messages.sinceLastVisit}>
      <Amount value={change} decimals="trim" signed unit={false} />
      <VisuallyHidden> {messages.sinceLastVisit}</VisuallyHidden>
    </Text>
  )
}
