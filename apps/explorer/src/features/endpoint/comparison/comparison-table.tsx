import { Count, formatCount } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Button } from '@mcm/ui/button'
import { Stack } from '@mcm/ui/layout'
import { RelativeTime } from '@mcm/ui/relative-time'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { useEffect } from 'react'
import type { EndpointPreset } from '../../../config/config'
import { useEndpoint } from '../endpoint-store'
import { messages } from './messages'
import { ComparisonSummary } from './comparison-summary'
import { ComparisonResult } from './comparison-result'
import type { EndpointAnswer, Subject } from './endpoint-comparison'
import { summarizeComparison } from './summarize-comparison'
import { useEndpointComparison } from './use-endpoint-comparison'

interface Row extends EndpointPreset {
  answer: EndpointAnswer | undefined
  own: boolean
  highest: number
}

/** Asks every endpoint for the block as soon as it is there, and shows a row for each. */
export default function ComparisonTable({ subject }: { subject: Subject }) {
  const endpoint = useEndpoint()
  const { endpoints, answers, asking, ask } = useEndpointComparison(subject)
  // Once: a block that is shown anew is a page that is shown anew.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(ask, [])

  const summary = summarizeComparison(answers?.values() ?? [])
  const rows = endpoints.map((preset) => ({
    ...preset,
    answer: answers?.get(preset.url),
    own: preset.url === endpoint,
    highest: Math.max(summary.highest, subject.index),
  }))
  return (
    <Stack gap={3}>
      <ComparisonSummary summary={summary} asking={asking} />
      <Table
        caption={messages.caption(formatCount(subject.index))}
        columns={columns}
        rows={rows}
        rowKey={({ url }) => url}
      />
      <p>
        <Button onClick={ask} busy={asking}>
          {messages.again}
        </Button>
      </p>
    </Stack>
  )
}

const columns: Column<Row>[] = [
  {
    key: 'endpoint',
    header: messages.columns.endpoint,
    phone: 'lead',
    cell: ({ label, url, own }) => (
      <span title={url}>
        {label} {own && <Badge>{messages.own}</Badge>}
      </span>
    ),
  },
  {
    key: 'says',
    header: messages.columns.says,
    phone: 'note',
    grow: true,
    cell: ({ answer, highest }) => <ComparisonResult answer={answer} highest={highest} />,
  },
  {
    key: 'height',
    header: messages.columns.height,
    align: 'end',
    phone: 'answer',
    cell: ({ answer }) => answered(answer, ({ tip }) => <Count value={tip.index} />),
  },
  {
    key: 'age',
    header: messages.columns.age,
    align: 'end',
    phone: 'hide',
    cell: ({ answer }) =>
      answered(answer, ({ tip }) => (
        <Text size={13} tone="soft">
          <RelativeTime time={tip.time} />
        </Text>
      )),
  },
  {
    key: 'latency',
    header: messages.columns.latency,
    align: 'end',
    phone: 'aside',
    cell: ({ answer }) =>
      answered(answer, ({ latency }) => (
        <Text size={13} tone="soft" mono>
          {messages.latency(latency)}
        </Text>
      )),
  },
]

function answered<T>(
  answer: EndpointAnswer | undefined,
  show: (answer: EndpointAnswer & { state: 'answered' }) => T,
): T | string {
  return answer?.state === 'answered' ? show(answer) : '–'
}
