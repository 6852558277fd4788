import type { AccountBalance } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Button } from '@mcm/ui/button'
import { Stack } from '@mcm/ui/layout'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { balanceQuery } from '../../../data/address-queries'
import { failureReasons } from '../../../features/endpoint/failure/reasons'
import {
  type EndpointAnswer,
  useEveryEndpoint,
} from '../../../features/endpoint/use-every-endpoint'
import styles from '../address.module.css'
import { messages } from './comparison-messages'

type ComparedBalance = EndpointAnswer<AccountBalance>

/** A table of the balances that the endpoints report, compared with that of the endpoint in use. */
export default function BalanceComparison({ address }: { address: string }) {
  const { answers, isAsking, again } = useEveryEndpoint((url) => balanceQuery(url, address))
  const own = answers.find(({ isOwn }) => isOwn)?.data
  const balances = answers.flatMap(({ data }) => data ?? [])
  const same = balances.filter(({ nano }) => nano === own?.nano)
  return (
    <Stack gap={3}>
      <Text as="p" role="status" measured>
        {isAsking
          ? messages.comparing
          : own
            ? messages.summary(same.length, balances.length)
            : messages.noOwn}
      </Text>
      <Table
        caption={messages.caption}
        columns={columnsFor(own)}
        rows={answers}
        rowKey={({ url }) => url}
      />
      <p>
        <Button onClick={again} busy={isAsking}>
          {messages.again}
        </Button>
      </p>
    </Stack>
  )
}

const columnsFor = (own: AccountBalance | undefined): Column<ComparedBalance>[] => [
  {
    key: 'endpoint',
    header: messages.columns.endpoint,
    phone: 'lead',
    cell: ({ label, url }) => (
      <span title={url} className={styles['endpoint']}>
        {label}
      </span>
    ),
  },
  {
    key: 'result',
    header: messages.columns.result,
    phone: 'note',
    grow: true,
    cell: (row) => <Result row={row} own={own} />,
  },
  {
    key: 'height',
    header: messages.columns.height,
    align: 'end',
    phone: 'aside',
    cell: ({ data }) => (data?.height === undefined ? '–' : <Count value={data.height} />),
  },
  {
    key: 'balance',
    header: messages.columns.balance,
    align: 'end',
    phone: 'value',
    cell: ({ data }) => (data ? <Amount value={data.nano} unit={false} /> : '–'),
  },
]

function Result({ row, own }: { row: ComparedBalance; own: AccountBalance | undefined }) {
  const { data: balance, failure, isOwn } = row
  if (failure) return <Text tone="soft">{failureReasons[failure]}</Text>
  if (!balance) return <Text tone="soft">{messages.waiting}</Text>
  if (isOwn) return <Badge>{messages.own}</Badge>
  if (!own) return '–'
  if (balance.nano === own.nano) return <Text tone="green">{messages.same}</Text>
  return balance.height === own.height ? (
    <Text tone="red">{messages.different}</Text>
  ) : (
    <Text tone="amber">{messages.otherBlock}</Text>
  )
}
