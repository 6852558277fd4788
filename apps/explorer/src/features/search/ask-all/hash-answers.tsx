import { isOrphaned } from '@mcm/react/query'
import { Count } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Button } from '@mcm/ui/button'
import { Stack } from '@mcm/ui/layout'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { messages as comparisonMessages } from '../../endpoint/comparison/messages'
import styles from '../../endpoint/comparison/comparison.module.css'
import { chooseEndpoint } from '../../endpoint/endpoint-store'
import { messages } from './answer-messages'
import { type HashAnswer, useHashAnswers } from './use-hash-answers'

/** A table of what each endpoint has for a hash. Those that have it can be switched to. */
export default function HashAnswers({ hash }: { hash: string }) {
  const { rows, isAsking, again } = useHashAnswers(hash)
  const answers = rows.flatMap(({ found }) => found ?? [])
  return (
    <Stack gap={3}>
      <Text as="p" role="status" measured>
        {isAsking
          ? messages.asking
          : messages.summary(
              answers.filter(({ kind }) => kind !== 'not-found').length,
              answers.length,
            )}
      </Text>
      <Table caption={messages.caption} columns={columns} rows={rows} rowKey={({ url }) => url} />
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
    cell: ({ label, url, isOwn, found }) =>
      !isOwn &&
      found !== undefined &&
      found.kind !== 'not-found' && (
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

function Answer({ found, failure }: HashAnswer) {
  if (failure) return <Text tone="soft">{comparisonMessages.failed[failure]}</Text>
  if (!found) return <Text tone="soft">{messages.waiting}</Text>
  if (found.kind === 'not-found') return <Text tone="soft">{messages.nothing}</Text>
  if (found.kind === 'block') return <Text tone="green">{messages.block}</Text>
  if (found.kind === 'pending') return <Text tone="amber">{messages.pending}</Text>
  const [first] = found.transactions
  if (!first?.block) return null
  const isLost = isOrphaned(first.status)
  return (
    <Text tone={isLost ? 'amber' : 'green'}>
      {isLost ? messages.inOrphaned : messages.inBlock} <Count value={first.block.index} />
    </Text>
  )
}
