import { Count, formatCount } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { Button } from '@mcm/ui/button'
import { Stack, WideOnly } from '@mcm/ui/layout'
import { RelativeTime } from '@mcm/ui/relative-time'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { type ReactNode, useEffect } from 'react'
import type { EndpointPreset } from '../../../config/config'
import { chooseEndpoint, useEndpoint } from '../endpoint-store'
import { messages } from './messages'
import { ComparisonSummary } from './comparison-summary'
import { ComparisonResult, Latency } from './comparison-result'
import type { EndpointResult, Subject } from './endpoint-comparison'
import {
  commonVersion,
  type Standing,
  standingOf,
  summarizeComparison,
} from './summarize-comparison'
import styles from './comparison.module.css'
import { useEndpointComparison } from './use-endpoint-comparison'

interface Row extends EndpointPreset {
  result: EndpointResult | undefined
  standing: Standing
  own: boolean
  highest: number
  isAlone: boolean
}

/** A table that requests the block from every endpoint on mount and shows a row for each. */
export default function ComparisonTable({ subject }: { subject: Subject }) {
  const endpoint = useEndpoint()
  const { endpoints, results, isComparing, compare } = useEndpointComparison(subject)
  // Runs once: another block mounts another page.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(compare, [])

  const summary = summarizeComparison(results)
  const common = commonVersion(results)
  const rows = endpoints.map((preset) => ({
    ...preset,
    result: results?.get(preset.url),
    standing: standingOf(results?.get(preset.url), common),
    own: preset.url === endpoint,
    highest: Math.max(summary.highest, subject.index),
    isAlone: summary.responded === 1,
  }))
  return (
    <Stack gap={3}>
      <ComparisonSummary
        endpoints={endpoints}
        results={results}
        own={endpoint}
        isComparing={isComparing}
        onUse={chooseEndpoint}
      />
      <Table
        caption={messages.caption(formatCount(subject.index))}
        columns={columns}
        rows={rows}
        rowKey={({ url }) => url}
      />
      <p>
        <Button onClick={compare} busy={isComparing}>
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
      <span title={url} className={styles['name']}>
        {label} {own && <Badge>{messages.own}</Badge>}
      </span>
    ),
  },
  {
    key: 'says',
    header: messages.columns.says,
    phone: 'note',
    grow: true,
    cell: (row) => <ComparisonResult {...row} isLong />,
  },
  {
    key: 'height',
    header: messages.columns.height,
    align: 'end',
    phone: 'value',
    cell: ({ result }) => responded(result, ({ tip }) => <Count value={tip.index} />),
  },
  {
    key: 'age',
    header: messages.columns.age,
    align: 'end',
    phone: 'hide',
    cell: ({ result }) =>
      responded(result, ({ tip }) => (
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
    cell: ({ result }) =>
      responded(
        result,
        ({ latency }) => (
          <Text size={13} tone="soft">
            <Latency ms={latency} />
          </Text>
        ),
        // A phone's first line already shows that there is no response.
        <WideOnly>–</WideOnly>,
      ),
  },
]

function responded(
  result: EndpointResult | undefined,
  show: (result: EndpointResult & { state: 'responded' }) => ReactNode,
  otherwise: ReactNode = '–',
): ReactNode {
  return result?.state === 'responded' ? show(result) : otherwise
}
