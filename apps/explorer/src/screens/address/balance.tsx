import { Amount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '../../data/address-queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { messages as endpointMessages } from '../../features/endpoint/failure-messages'
import { messages } from './messages'

/** What the address holds, with all nine decimals. */
export function Balance({ address }: { address: string }) {
  const { data, isError, refetch } = useQuery(balanceQuery(useEndpoint(), address))
  if (isError) {
    return (
      <Text tone="red" role="alert">
        {messages.balanceFailed}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {endpointMessages.tryAgain}
        </Button>
      </Text>
    )
  }
  if (!data) return <Skeleton letters={18} mono />
  return (
    <>
      <Text size={24}>
        <Amount value={data.nano} />
      </Text>
      {!data.inLedger && (
        <Text as="p" size={13} tone="soft">
          {messages.notInLedger}
        </Text>
      )}
    </>
  )
}
