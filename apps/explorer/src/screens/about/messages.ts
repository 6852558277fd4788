import { formatDuration } from '@mcm/ui/relative-time'
import { SECONDS_PER_BLOCK } from '../../data/block-pace'

/** A section of the page, with its URL fragment, its heading and its paragraphs. */
export interface Part {
  id: string
  title: string
  text: readonly string[]
}

const quantum: Part = {
  id: 'quantum-resistance',
  title: 'Quantum resistance',
  text: [
    'Most chains sign with elliptic curves, which a large quantum computer could break. Mochimo signs with WOTS+, which relies on hash functions alone. The best known quantum attack on hash functions only halves their strength in bits.',
    'Each WOTS+ key signs only once. So every payment spends the source’s whole balance and sends the change to the next key. The address people know, its 20-byte tag, stays the same.',
  ],
}

const mining: Part = {
  id: 'mining',
  title: 'The mining algorithm',
  text: [
    'Miners search for a poem. A block’s nonce is text, not a number: two verses that follow a grammar. A miner tries verses until the Peach hash of the block’s header has enough leading zero bits for the difficulty. The first verse of the winning nonce is the haiku shown with the block. Blocks up to 75,857 used an earlier algorithm, Trigg, which introduced the haiku.',
    'A block solved in less than 69 seconds raises the difficulty by one bit; a block that took more than 138 seconds lowers it by one bit. If no miner finds a solution within 238 seconds, the network adds a pseudo block, which has no transactions.',
    'Peach is expensive to solve and cheap to verify. This explorer verifies every block you open, in your browser.',
  ],
}

const pruning: Part = {
  id: 'pruning',
  title: 'Pruning technology',
  text: [
    'Every 256th block is a neogenesis block. Instead of transactions, it contains the ledger: every address and its balance. A node can start from a neogenesis block and doesn’t need older transactions to know all balances.',
    'That keeps nodes small. It also means that an endpoint may not have old blocks.',
  ],
}

const team: Part = {
  id: 'team',
  title: 'Who works on it',
  text: [
    'The node and its consensus rules are developed in the open, in the network’s repository. The Mesh API, which this explorer reads from, and its libraries are separate projects with their own repositories. Each repository credits its authors.',
    'The community includes miners, operators of public endpoints, and people who answer questions in the channels below.',
  ],
}

const answers: readonly [question: string, answer: string][] = [
  [
    'Can I send MCM from here?',
    'No. The explorer is read-only. It never asks for a key or a seed; neither should anyone who claims to represent it.',
  ],
  [
    'A transaction left the mempool but can’t be found. Where is it?',
    'It is usually in a block that the endpoint hasn’t indexed yet; check again in a minute. It may also have been rejected or have expired, or its source’s balance changed, which makes it invalid. If it is your payment, don’t sign a replacement: its key has already signed. Have your wallet send the same bytes again.',
  ],
  [
    'What do “Split” and “Orphaned” mean?',
    'The block that contained this transaction isn’t part of the chain, because another block won at its height. The transaction counts again only if it’s mined in a new block.',
  ],
  [
    'Whom do I trust when I look at a block?',
    'As few as possible. Your browser itself checks the header, the proof of work, the haiku, the reward and the list of transactions. It can’t check senders, recipients and amounts, because the API doesn’t serve the signed bytes. For those you rely on the endpoint you chose.',
  ],
  [
    'Why does an address have two forms?',
    'Both encode the same 20 bytes. Base58 is for people: it ends with a checksum that catches typing errors. Hex is for programs and the API.',
  ],
  [
    'Where do the rewards in a miner’s list come from?',
    'From the blocks. Endpoints index payments between addresses and the fees a miner receives, but not block rewards, so the explorer reads each reward from its block and shows it with that block’s fees.',
  ],
]

export const messages = {
  home: 'Home',
  title: 'About · Mochimo Explorer',
  heading: 'About',
  description:
    'What Mochimo is: signatures that resist quantum computers, a proof of work written in haiku, and a chain that stays small.',
  lead: 'Mochimo is a proof-of-work chain built to outlast quantum computers and to stay small enough for anyone to verify. This explorer shows its data.',
  contents: 'On this page',
  /** What sets it apart, each with its label. */
  facts: [
    ['Proof of work', 'Peach'],
    ['Average block time', formatDuration(SECONDS_PER_BLOCK * 1000)],
    ['One-time signatures', 'WOTS+'],
    ['Full ledger every', '256 blocks'],
  ],
  quantum,
  mining,
  pruning,
  figures: {
    keys: {
      title: 'Each payment uses up a key',
      text: 'Key n spends its whole balance: the payment goes to the recipient, the change to key n+1. Both keys belong to the same address.',
      address: 'address',
      same: 'stays the same',
      key: 'key n',
      nextKey: 'key n+1',
      recipient: 'recipient',
      spends: ['spends its', 'whole balance'],
      change: 'change',
      payment: 'payment',
    },
    mining: {
      title: 'Solve time and the change in difficulty',
      text: 'A block solved in less than 69 seconds raises the difficulty by one bit. Between 69 and 138 seconds, it stays the same. After more than 138 seconds, it falls by one bit. At 238 seconds without a solution, a pseudo block is added.',
      seconds: (seconds: number) => `${seconds} s`,
      up: '+1 bit',
      same: 'unchanged',
      down: '−1 bit',
      pseudo: 'pseudo block',
    },
    pruning: {
      title: 'What a node needs of the chain',
      text: 'A row of blocks. Every 256th is a neogenesis block, which contains the ledger. A node needs the latest of these and the blocks after it; older blocks can be pruned.',
      ledger: 'neogenesis block: the ledger',
      every: 'every 256th',
      pruned: 'can be pruned',
      needed: 'all a node needs',
    },
  },
  checks: 'How the explorer verifies its data',
  roadmap: {
    id: 'roadmap',
    title: 'Roadmap',
    entries: [
      ['2018', 'Genesis'],
      ['2021', 'Launch of version 3.0'],
      ['2022', 'Ecosystem'],
      ['2023', 'Explorer and developer tools'],
      ['2024–2025', 'Future development'],
    ],
  },
  team,
  faq: { id: 'faq', title: 'Questions and answers', entries: answers },
  community: { id: 'community', title: 'Community' },
  resources: { id: 'resources', title: 'Resources' },
}
