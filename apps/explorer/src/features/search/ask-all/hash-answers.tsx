import { isOrphaned } from '@mcm/react/query'
import { Count } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Button } from '@mcm/ui/button'
import { Stack } from '@mcm/ui/layout'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import type { TransactionLookup } from '../../../data/look-up-transaction'
import { transactionQuery } from '../../../data/transaction-query'
import { failureReasons } from '../../endpoint/failure/reasons'
import styles from '../../endpoint/comparison/comparison.module.css'
import { chooseEndpoint } from '../../endpoint/endpoint-store'
import { type EndpointAnswer, useEveryEndpoint } from '../../endpoint/use-every-endpoint'
import { messages } from './answer-messages'

type HashAnswer = EndpointAnswer<TransactionLookup>

/** A table of what each endpoint has for a hash. Those that have it can be switched to. */
export default function HashAnswers({ hash }: { hash: string }) {
  const { answers, isAsking, again } = useEveryEndpoint((url) => transactionQuery(url, hash))
  const lookups = answers.flatMap(({ data }) => data ?? [])
  return (
    <Stack gap={3}>
      <Text as="p" role="status" measured>
        {isAsking
          ? messages.asking
          : messages.summary(
              lookups.filter(({ kind }) => kind !== 'not-found').length,
              lookups.length,
            )}
      </Text>
      <Table
        caption={messages.caption}
        columns={columns}
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

const columns: Column<HashAnswer>[] = [
  {
    key: 'endpoint',
    header: messages.columns.endpoint,
    phone: 'lead',
    cell: ({ label, url, isOwn }) => (
      <span title={url} className={styles['name']}>
        {label} {isOwn && <Badge>{messages.own}</Badge>}
      </span>
    ),
  },
  {
    key: 'answer',
    header: messages.columns.answer,
    phone: 'note',
    grow: true,
    cell: (row) => <Answer {...row} />,
  },
  {
    key: 'action',
    header: messages.columns.action,
    align: 'end',
    phone: 'value',
    cell: ({ label, url, isOwn, data }) =>
      !isOwn &&
      data !== undefined &&
      data.kind !== 'not-found' && (
        <Button
          size="small"
          aria-label={messages.useLabel(label)}
          onClick={() => chooseEndpoint(url)}
        >
          {messages.use}
        </Button>
      ),
  },
]

function Answer({ data: found, failure }: HashAnswer) {
  if (failure) return <Text tone="soft">{failureReasons[failure]}</Text>
  if (!found) return <Text tone="soft">{messages.waiting}</Text>
  if (found.kind === 'not-found') return <Text tone="soft">{messages.nothing}</Text>
  if (found.kind === 'block') return <Text tone="green">{messages.block}</Text>
  if (found.kind === 'pending') return <Text tone="amber">{messages.pending}</Text>
  const [first] = found.transactions
  if (!first?.block) return null
  // An index may name a block that the chain doesn't confirm.
  return (
    <Text tone={first.status === 'SUCCESS' ? 'green' : 'amber'}>
      {isOrphaned(first.status) ? messages.inOrphaned : messages.inBlock}{' '}
      <Count value={first.block.index} />
    </Text>
  )
}
