import { Amount } from '@mcm/ui/amount'
import { Text } from '@mcm/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { messages } from './messages'
import { changeSinceLastVisit, rememberBalance } from './seen-balances'

interface BalanceChangeProps {
  address: string
  /** nanoMCM. */
  nano: bigint
}

/** By how much a balance has changed since the last visit, or nothing if it hasn't. */
export function BalanceChange({ address, nano }: BalanceChangeProps) {
  const endpoint = useEndpoint()
  const change = changeSinceLastVisit(useQueryClient(), endpoint, address, nano)
  useEffect(() => rememberBalance(endpoint, address, nano), [endpoint, address, nano])
  if (change === undefined || change === 0n) return null
  return (
    <Text size={13} tone="soft">
      <Amount value={change} decimals="trim" signed /> {messages.sinceLastVisit}
    </Text>
  )
}
