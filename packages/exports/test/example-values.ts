import type { Manifest, SummaryIndex } from '../src/data-set'
import { OWN, receipt } from './history'

/** The values that the examples of the exports use without defining them. */

export const account = { address: OWN }

export const items = [receipt(1_078_535, 5_000_000_000n, 'ORDER-7')]

const hash = `0x${'ab'.repeat(32)}`

export const manifest: Manifest = {
  format: 'csv',
  bytes: 'hex',
  verification: { mode: 'full', checks: ['block-hash'] },
  from: 1_078_535,
  settled_to: 1_078_535,
  last_block: { number: 1_078_535, hash },
  gaps: [],
  segments: [],
  tail: null,
}

const fileOf = (name: string, ending: string) => ({
  path: `${name}-0123456789abcdef.${ending}`,
  bytes: 90,
  sha256: 'ab'.repeat(32),
})

export const index: SummaryIndex = {
  from: 1_078_436,
  to: 1_078_535,
  heights_per_row: 100,
  last_hash: hash,
  last_time: 1_788_500_198,
  files: {
    days: fileOf('days', 'json'),
    heights: fileOf('heights', 'json'),
    verses: fileOf('verses', 'bin'),
    words: fileOf('words', 'bin'),
  },
  words: [],
}
