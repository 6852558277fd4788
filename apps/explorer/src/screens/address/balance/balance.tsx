import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '../../../data/address-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { messages as endpointMessages } from '../../../features/endpoint/failure/messages'
import styles from '../address.module.css'
import { messages } from '../messages'
import { useOnNewTip } from '../../../features/endpoint/use-tip-height'

/** The balance of an address with all nine decimals. */
export function Balance({ address }: { address: string }) {
  const { data, error, refetch } = useQuery(balanceQuery(useEndpoint(), address))
  useOnNewTip(() => void refetch())
  if (error && !data) {
    return (
      <Text tone="red" role="alert">
        {messages.balanceFailed}
        {isApiError(error, RosettaErrorCode.BlockNotFound) && `. ${messages.nodeDown}`}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {endpointMessages.tryAgain}
        </Button>
      </Text>
    )
  }
  return (
    <>
      <Text size={24} className={styles['sum']}>
        {data ? <Amount value={data.nano} /> : <Skeleton letters={18} mono />}
      </Text>
      <Text as="p" size={13} tone="soft">
        {!data ? (
          <Skeleton letters={18} />
        ) : data.inLedger ? (
          <>
            {messages.asOf} <Count value={data.height} />
          </>
        ) : (
          messages.notInLedger
        )}
      </Text>
    </>
  )
}
