import { formatCount } from '@mcm/ui/amount'

/** Number of tiles from which Peach picks: 1 GiB of 1 KiB each. */
const ALL_TILES = 2 ** 20

const bits = (count: number) => (count === 1 ? '1 zero bit' : `${count} zero bits`)

export const messages = {
  offer:
    'Repeat this block’s proof of work in your browser, step by step. TRIGG turns the nonce into the haiku; Peach is the hash that proves the work.',
  start: 'Prove it to me',
  title: 'Proof of work, step by step',
  working: 'Computing…',
  failed: 'The proof of work couldn’t be repeated in this browser.',
  again: 'Try again',
  none: 'This header can’t be repeated: it doesn’t match the block’s hash, and the previous block is missing.',
  play: 'Play',
  pause: 'Pause',
  next: 'Next',
  restart: 'Again',
  controls: 'Replay controls',
  progress: (at: number, count: number) => `Step ${at} of ${count}`,
  parts: {
    header: 'Header',
    digest: 'Digest',
    tiles: 'Nine tiles',
    hash: 'Final hash',
    seal: 'Result',
  },
  fields: {
    phash: 'Previous hash',
    bnum: 'Height',
    mfee: 'Minimum fee',
    tcount: 'Transactions',
    time0: 'Start time',
    difficulty: 'Difficulty',
    mroot: 'Merkle root',
    nonce: 'Nonce (the haiku)',
  },
  said: {
    header: 'The work starts from 124 bytes of the block’s header. Miners change the nonce.',
    digest: `SHA-256 turns the header into 32 bytes. Multiplied together, they select the first of ${formatCount(ALL_TILES)} tiles.`,
    tile: (at: number, index: number) =>
      `Tile ${at} of 9 is number ${formatCount(index)} of ${formatCount(ALL_TILES)}: 1,024 bytes computed from the previous hash. Together with the nonce, it selects the next tile.`,
    lastTile: (index: number) =>
      `Tile 9 of 9 is number ${formatCount(index)} of ${formatCount(ALL_TILES)}. It goes into the final hash.`,
    hash: (found: number, required: number) =>
      `SHA-256 of the digest and the last tile is the final hash. It starts with ${bits(found)}; the difficulty requires ${required}.`,
    done: (tries: string) =>
      `The work was done. It takes about ${tries} tries to find a nonce like this one.`,
    missing: 'The work wasn’t done: the hash starts with too few zero bits.',
  },
  tile: (index: number) => formatCount(index),
  bits: (found: number, required: number) => `${bits(found)} found, ${required} required`,
  verified: 'Proof of work verified in your browser',
  unproven: 'Proof of work failed',
}
