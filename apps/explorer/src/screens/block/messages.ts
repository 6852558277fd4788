import { formatCount } from '@mcm/ui/amount'
import { formatDuration } from '@mcm/ui/relative-time'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'

/** Formats a duration that doesn’t wrap between a number and its unit. */
function nonBreakingDuration(span: number): string {
  return formatDuration(span).replaceAll(' ', '\u00a0')
}

const BLOCK_TIME = nonBreakingDuration(SECONDS_PER_BLOCK * 1000)

export const messages = {
  name: 'Block',
  blocks: 'Blocks',
  /** In front of its number. */
  kind: { standard: 'Block', pseudo: 'Pseudo block', neogenesis: 'Neogenesis block' },
  home: 'Home',
  search: 'Search',
  title: (height: string) => `Block #${height} · Mochimo Explorer`,
  titleWaiting: (id: string) => `Block ${id} · Mochimo Explorer`,
  description: (height: string) =>
    `Block #${height} of the Mochimo chain: its transactions, reward, difficulty and the haiku of its proof of work.`,
  loading: 'Loading block',
  block: (height: string) => `Block ${height}`,
  previous: (height: string) => `Previous block, ${height}`,
  next: (height: string) => `Next block, ${height}`,
  isTip: 'This is the latest block',
  folded: 'Size, fees and more',
  moved: 'Transferred',
  facts: {
    hash: 'Hash',
    previous: 'Previous',
    root: 'Merkle root',
    nonce: 'Nonce',
    time: 'Mined',
    made: 'Created',
    localTime: 'Your time',
  },
  claimed: (count: number) =>
    `${count === 1 ? '1 confirmation' : `${formatCount(count)} confirmations`} claimed`,
  notFinal: 'not considered final: verification failed',
  tip: 'latest block',
  checkingPlace: 'Checking whether it’s in the chain…',
  notInChain: 'No longer part of the chain',
  unknownPlace: 'Couldn’t check whether it’s in the chain',
  figures: {
    transactions: 'Transactions',
    difficulty: 'Difficulty',
    size: 'Size',
    ledger: 'Ledger no.',
    sizeWithoutLedger: 'Size without ledger',
    kind: 'Kind',
    fees: 'Fees (MCM)',
    moved: 'Transferred (MCM)',
  },
  kinds: { standard: 'Regular', pseudo: 'Pseudo' },
  haiku: {
    title: 'TRIGG Haiku',
    label: 'Proof-of-Work',
    note: 'generated from this block’s nonce using the network’s TRIGG algorithm',
  },
  pseudo: {
    text: 'No miner found a solution within 238 seconds, so the network added an empty block. It has no regular transactions, no haiku and no proof of work, and its reward is burned.',
  },
  neogenesis: {
    balances: 'See current balances in the Rich List',
    text: 'Every 256th block carries the full ledger instead of transactions. It isn’t mined and pays no reward. Endpoints return only the current ledger.',
    ledgers: {
      title: 'Ledgers of the chain',
      own: 'this block',
      left: (count: number) => `in ${count} ${count === 1 ? 'block' : 'blocks'}`,
      passed: (height: number) => `The next ledger is in block ${formatCount(height)}.`,
    },
  },
  reward: 'Block Reward',
  minedBy: 'Mined by',
  /** While their number isn't known. */
  regularWaiting: 'Regular Transactions',
  regular: (count: number) => `${count} Regular ${count === 1 ? 'Transaction' : 'Transactions'}`,
  columns: {
    transaction: 'Transaction',
    from: 'From',
    to: 'To',
    miner: 'Miner',
    status: 'Status',
    fee: 'Fee (MCM)',
    amount: 'Amount (MCM)',
  },
  copy: {
    hash: 'Copy block hash',
    previous: 'Copy previous block hash',
    root: 'Copy Merkle root',
    nonce: 'Copy nonce',
  },
  failed: {
    notFound: 'Block Not Found',
    notHere: (height: string) => `Block ${height} isn’t on this endpoint`,
    /** After the endpoint, for a height that it has passed. */
    passed: (tip: string) => `is at block ${tip}.`,
    causes: [
      'The block doesn’t exist (yet).',
      'The endpoint doesn’t have it. Few servers keep blocks from before version 3, and most can look up only about the last 5,000 blocks by hash.',
      'The endpoint returned a response the explorer couldn’t read.',
    ],
    /** For a height that the endpoint has passed. */
    passedCauses: [
      'The endpoint doesn’t keep it: few servers have blocks from before version 3.',
      'The block doesn’t exist.',
      'The endpoint returned a response the explorer couldn’t read.',
    ],
    exception: 'Error Loading Block',
    exceptionText: (message: string) => `An error occurred while loading block data: ${message}`,
    unknown: 'Unknown error',
    unavailable: 'Block Not Available',
    invalidId: (id: string) =>
      `“${id}” isn’t a block. Enter a block number or a block hash: 64 hex digits, with or without 0x.`,
    window: 'Endpoints can look up only about the last 5,000 blocks by hash (from block',
    windowEnd: ' here). Open older blocks by number.',
    neighbors: 'Blocks near where this hash was seen:',
    asTransaction: 'Look this hash up as a transaction',
    notMined: (height: string) => `Block ${height} hasn’t been mined yet`,
    expected: (when: string) => `Expected ${when}.`,
    expectedAtPace: (when: string) => `Expected ${when}, at about ${BLOCK_TIME} per block.`,
    anyMoment: 'any moment',
    seeLatest: 'See the latest block',
  },
  upcoming: {
    left: 'Blocks to go',
    at: 'Expected around',
    inYear: 'Expected around the year',
    latest: 'Latest block',
    way: (tip: string, height: string) => `The chain is at block ${tip} of ${height}`,
    localTime: (time: string) => `Your time: ${time}`,
    waitingFor: 'Waiting for block',
    /** After its number. The elapsed time is in milliseconds. */
    elapsed: (elapsed: number) =>
      `, ${nonBreakingDuration(elapsed)} so far (${BLOCK_TIME} on average)`,
    /** After their numbers: the next block, and the one that the page waits for. */
    beingMined: 'being mined',
    thisBlock: 'this block',
    behind:
      'The endpoint is behind, so this block may have been mined already. This page will open it once the endpoint has it.',
    opens: 'This page will open the block as soon as it’s mined.',
    updates: 'This page will update.',
  },
  nearby: 'Nearby blocks',
  lost: {
    title: 'This block isn’t part of the chain',
    replaced: (height: string) =>
      `Block ${height} is a different block. If a block with this hash existed, it was orphaned. Its transactions count only if they were mined again.`,
    aboveTip:
      'The chain no longer reaches its height: another branch won. Its transactions count only if they are mined again.',
  },
  orphaned: {
    title: 'This block is no longer part of the chain.',
    replaced: 'Another block is now at this height. The transactions below don’t count here.',
    aboveTip:
      'Another branch won and hasn’t reached this height yet. The transactions below don’t count here.',
    see: (height: string) => `See block ${height}`,
  },
}
