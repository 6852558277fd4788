export const messages = {
  home: 'Home',
  heading: 'Transaction Details',
  title: (hash: string) => `Transaction ${hash.slice(0, 10)}… · Mochimo Explorer`,
  description: (hash: string) =>
    `Transaction ${hash} of the Mochimo chain: who paid whom, how much, the fee, and in which block.`,
  flow: 'Where the money went',
  hash: 'Hash',
  block: 'Block',
  confirmations: 'Confirmations',
  status: 'Status',
  time: 'Solved',
  miner: 'Miner',
  localTime: 'In your time',
  sent: 'Sent',
  fee: 'Fee',
  checked: 'Checked',
  expires: 'Expires',
  expiresAfter: (height: string) => `if not in a block up to ${height}`,
  confirmed: 'Confirmed',
  pending: 'Pending - In Mempool',
  pendingText:
    'It waits for a miner to put it into a block. This page shows it as soon as one does.',
  reward: 'Block reward',
  orphaned:
    'No longer in the chain: another block replaced the one that held this transaction. It counts again only if it’s mined in a new block.',
  unchecked:
    'The endpoint didn’t return the block at this height, so this transaction can’t be confirmed now.',
  unknownBlock: 'Unknown: the endpoint didn’t name it.',
  withoutBlock:
    'The endpoint didn’t say which block holds this transaction, so it can’t be confirmed.',
  withoutStatus: 'The endpoint didn’t say what became of this transaction.',
  copyHash: 'Copy transaction hash',
  from: 'From',
  loading: 'Loading transaction',
  notFound: {
    title: 'Not Found',
    text: ['The hash ', ' was not found in the blockchain'] as const,
    result: 'Hash not found in blockchain or mempool',
    causes: [
      'It was mistyped or cut off.',
      'It hasn’t reached this endpoint, or it left the mempool and isn’t indexed yet.',
      'It is older than this endpoint’s index.',
      'It was rejected, or its last valid block has passed.',
    ],
  },
  failed: 'Error loading data',
  invalid: (hash: string) =>
    `“${hash}” is not a transaction hash: that is 64 hex digits, with or without 0x.`,
}
