import { formatCount } from '@mcm/ui/amount'
import type { FeeComparison as Comparison } from './compare-fees'

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Returns the place in the queue, which is shared by those that pay the same fee. */
function place(higher: number, same: number): string {
  const at = higher + 1
  const isShared = same > 0
  const word = at === 1 ? (isShared ? 'first' : 'First') : ordinal(at)
  return isShared ? `Tied for ${word}` : word
}

function ordinal(at: number): string {
  return `${formatCount(at)}${endings[ordinals.select(at)] ?? 'th'}`
}

export const messages = {
  home: 'Home',
  heading: 'Transaction Details',
  transactions: 'Transactions',
  title: (hash: string) => `Transaction ${hash.slice(0, 10)}… · Mochimo Explorer`,
  description: (hash: string) =>
    `Transaction ${hash} on the Mochimo chain: sender, recipients, amounts, fee and block.`,
  /** In front of the sender. */
  fromSource: 'from',
  /** In front of the only recipient. */
  to: 'to',
  recipients: (count: number) => `to ${formatCount(count)} recipients`,
  flow: 'Money flow',
  /** Above the facts of another block with the same transaction. */
  copy: 'The same transaction in another block',
  hash: 'Hash',
  block: 'Block',
  confirmations: 'Confirmations',
  status: 'Status',
  time: 'Mined',
  miner: 'Miner',
  position: {
    label: 'Position',
    text: (at: number, count: number) =>
      count === 1
        ? 'The only one in the block'
        : `${formatCount(at)} of ${formatCount(count)} in the block`,
  },
  blockHash: 'Block hash',
  copyBlockHash: 'Copy block hash',
  localTime: 'Your time',
  sent: 'Sent',
  expires: 'Expires',
  expiresAfter: (height: number) => `after block ${formatCount(height)}`,
  confirmed: 'Confirmed',
  confirmedIn: (height: number) => `Confirmed in block ${formatCount(height)}.`,
  inBlock: 'in block',
  pending: 'Pending - In Mempool',
  waiting: 'Waiting for a miner to add it to a block.',
  /** Badges in place of `pending`. */
  ended: { left: 'No Longer in Mempool', expired: 'Expired' },
  left: 'It’s no longer in the mempool, and it hasn’t been found in a block yet.',
  expired: (height: number) =>
    `It had to be mined by block ${formatCount(height)}, but it hasn’t been found in any block.`,
  again: 'Check again',
  notInChain: 'No longer in the chain',
  updates: 'This page updates automatically.',
  seen: 'First seen',
  queue: {
    label: 'Queue',
    placed: ({ others, higher, same }: Comparison) =>
      same === others
        ? `Same fee as the other ${others === 1 ? 'pending transaction' : `${formatCount(others)} pending transactions`}`
        : `${place(higher, same)} of ${formatCount(others + 1)} by fee`,
    partly: ({ others, loaded, higher, same }: Comparison) =>
      `${place(higher, same)} by fee of the ${formatCount(loaded + 1)} loaded so far (${formatCount(others + 1)} pending)`,
    alone: 'Next in line. No other pending transactions.',
    failed: 'Couldn’t load the mempool.',
  },
  reward: 'Block reward',
  orphaned:
    'No longer in the chain: another block replaced the one that contained this transaction. It counts again only if it’s mined in a new block.',
  unchecked:
    'The endpoint didn’t return the block at this height, so this transaction can’t be confirmed now.',
  unknownBlock: 'Unknown: not reported by the endpoint.',
  withoutBlock:
    'The endpoint didn’t report the block that contains this transaction, so it can’t be confirmed.',
  withoutStatus: 'The endpoint didn’t report this transaction’s status.',
  copyHash: 'Copy transaction hash',
  from: 'From',
  loading: 'Loading transaction',
  notFound: {
    title: 'Not Found',
    text: ['The hash ', ' was not found in the blockchain'] as const,
    result: 'Hash not found in blockchain or mempool',
    causes: [
      'It was mistyped or is incomplete.',
      'It hasn’t reached this endpoint, or it left the mempool and isn’t indexed yet.',
      'It is older than this endpoint’s index.',
      'It was rejected, or it expired.',
    ],
  },
  failed: 'Error loading data',
  invalid: (hash: string) =>
    `“${hash}” isn’t a transaction hash. A hash has 64 hex digits, with or without 0x.`,
}
