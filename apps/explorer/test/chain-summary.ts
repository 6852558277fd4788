import type { Devnet } from '@mcm/devnet/core'
import {
  BlockSummary,
  heightsPerRow,
  formatPeriods,
  formatSummaryIndex,
  type SummaryFile,
  VerseWriter,
} from '@mcm/exports/data-set'
import type { Block } from '@mcm/rosetta-client'
import { blockFacts, minerOf } from '../src/data/block-facts'
import { serve } from './network'

const ORIGIN = 'https://chain-summary.test'

/** Summarizes a chain's blocks and serves the summary. Returns the URL of its folder. */
export async function serveSummary(devnet: Devnet, from: number, to: number): Promise<string> {
  const length = heightsPerRow(from, to)
  const summary = new BlockSummary(length)
  const verses = new VerseWriter(from, to)
  let last: Block | undefined
  for (let height = from; height <= to; height++) {
    last = await blockAt(devnet, height)
    const { kind, regular, reward, fees, moved, haiku } = blockFacts(last)
    const time = Math.floor(last.timestamp / 1000)
    const miner = minerOf(last)
    summary.add({
      number: height,
      time,
      kind: kind === 'standard' ? 'normal' : kind,
      difficulty: last.metadata.difficulty,
      solveSeconds: 100,
      transactions: regular.length,
      payments: regular.flatMap(({ destinations }) => destinations).length,
      miner,
      reward: reward?.destinations[0]?.amount ?? 0n,
      fees,
      moved,
      accounts: regular.flatMap(({ source, destinations }) => [
        source ?? '',
        ...destinations.map(({ address }) => address),
      ]),
    })
    if (haiku.length > 0) verses.add({ height, time, verse: verseOf(last.metadata.nonce) })
  }
  const { days, heights } = summary.finish()
  const { records, postings, words } = verses.finish()
  const text = new TextEncoder()
  const contents = {
    days: text.encode(formatPeriods(days)),
    heights: text.encode(formatPeriods(heights)),
    verses: records,
    words: postings,
  }
  const names = { days: 'json', heights: 'json', verses: 'bin', words: 'bin' } as const
  const fileOf = (name: keyof typeof names): SummaryFile => ({
    path: `${name}-0123456789abcdef.${names[name]}`,
    bytes: contents[name].length,
    sha256: '',
  })
  const index = formatSummaryIndex({
    from,
    to,
    heights_per_row: length,
    last_hash: last?.block_identifier.hash ?? '',
    last_time: Math.floor((last?.timestamp ?? 0) / 1000),
    files: {
      days: fileOf('days'),
      heights: fileOf('heights'),
      verses: fileOf('verses'),
      words: fileOf('words'),
    },
    words,
  })
  serve(ORIGIN, (request) => {
    const name = new URL(request.url).pathname.slice(1)
    if (name === 'summary.json') return Promise.resolve(new Response(index))
    const content = contents[name.split('-')[0] as keyof typeof contents] as
      Uint8Array<ArrayBuffer> | undefined
    return Promise.resolve(
      content ? part(content, request.headers.get('range')) : new Response('', { status: 404 }),
    )
  })
  return ORIGIN
}

/** Responds as a static host does, which sends parts of files. */
function part(content: Uint8Array<ArrayBuffer>, range: string | null): Response {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined) return new Response(content)
  return new Response(content.slice(Number(from), Number(to) + 1), { status: 206 })
}

async function blockAt(devnet: Devnet, index: number): Promise<Block> {
  const response = await devnet.fetch('http://devnet/block', {
    method: 'POST',
    body: JSON.stringify({
      network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
      block_identifier: { index },
    }),
  })
  return ((await response.json()) as { block: Block }).block
}

function verseOf(nonce: string): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, at) =>
    parseInt(nonce.slice(2 + 2 * at, 4 + 2 * at), 16),
  )
}
