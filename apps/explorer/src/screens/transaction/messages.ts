import { formatCount } from '@mcm/ui/amount'

export const messages = {
  home: 'Home',
  heading: 'Transaction Details',
  transactions: 'Transactions',
  title: (hash: string) => `Transaction ${hash.slice(0, 10)}… · Mochimo Explorer`,
  description: (hash: string) =>
    `Transaction ${hash} on the Mochimo chain: sender, recipients, amounts, fee and block.`,
  flow: 'Money flow',
  hash: 'Hash',
  block: 'Block',
  confirmations: 'Confirmations',
  status: 'Status',
  time: 'Mined',
  miner: 'Miner',
  localTime: 'Your time',
  sent: 'Sent',
  expires: 'Expires',
  expiresAfter: (height: number) => `after block ${formatCount(height)}`,
  confirmed: 'Confirmed',
  inBlock: 'block',
  pending: 'Pending - In Mempool',
  waiting: 'Waiting for a miner to add it to a block, usually one of the next two.',
  notInChain: 'No longer in the chain',
  updates: 'This page updates automatically.',
  queue: {
    label: 'Queue',
    compared: (higher: number, others: number) =>
      others === 1
        ? `The other pending transaction ${higher === 1 ? 'pays' : 'doesn’t pay'} a higher fee`
        : `${higher === 0 ? 'None of the' : `${formatCount(higher)} of`} ${formatCount(others)} other pending transactions ${higher > 1 ? 'pay' : 'pays'} a higher fee`,
    partly: (higher: number, loaded: number, others: number) =>
      `${formatCount(higher)} of the ${formatCount(loaded)} loaded so far ${higher === 1 ? 'pays' : 'pay'} a higher fee (${formatCount(others)} others pending)`,
    alone: 'No other pending transactions',
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
