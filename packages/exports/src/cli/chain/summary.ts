import type { HeightRange, Manifest } from '../../chain/manifest'
import { tableNames } from '../../chain/tables'
import { count } from '../progress'

/** Returns what a data set contains, such as "2,136 blocks in 'chain': …". */
export function summarize(manifest: Manifest, out: string): string {
  const { segments, tail, gaps } = manifest
  const all = tail ? [...segments, tail] : segments
  const sum = (values: readonly number[]) => count(values.reduce((total, one) => total + one, 0))
  const rows = tableNames
    .filter((table) => table !== 'blocks')
    .map((table) => `${sum(all.map(({ files }) => files[table].rows))} ${table}`)
  const bytes = all.flatMap(({ files }) => tableNames.map((table) => files[table].bytes))
  const first = all[0]?.from ?? manifest.from
  const last = all.at(-1)?.to ?? manifest.settled_to
  const blocks = sum(all.map((segment) => segment.blocks))
  return [
    `${blocks} blocks (${first} to ${last}) with ${rows.join(', ')} are in '${out}' (${sum(bytes)} bytes).`,
    ...(gaps.length > 0 ? [`No endpoint has ${gaps.map(showRange).join(', ')}.`] : []),
  ].join('\n')
}

function showRange({ from, to }: HeightRange): string {
  return from === to ? `block ${from}` : `blocks ${from} to ${to}`
}
