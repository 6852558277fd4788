/** What a section of the page says: its place in the URL, its heading, its paragraphs. */
export interface Part {
  id: string
  title: string
  text: readonly string[]
}

const quantum: Part = {
  id: 'quantum-resistance',
  title: 'Quantum resistance',
  text: [
    'Most chains sign with elliptic curves, whose security a large quantum computer would undo. Mochimo signs with WOTS+, which rests on hash functions alone: the best quantum attack known against those only halves their strength in bits.',
    'A WOTS+ key signs once. Every payment therefore spends the whole balance of its source and returns the change to the next key, while the address that people know, its 20-byte tag, stays the same.',
  ],
}

const mining: Part = {
  id: 'mining',
  title: 'The mining algorithm',
  text: [
    'The nonce of a block is not a number but words: two verses that follow a grammar of ten frames. A miner tries verses until the Peach hash of the block’s header begins with as many zero bits as the difficulty asks for. The first verse of the one that fits is the haiku shown with the block. Blocks up to 75,857 used an earlier algorithm, Trigg.',
    'A block solved in less than 69 seconds makes the next one harder by a bit, one that took more than 138 seconds makes it easier by a bit. When nobody finds a solution within 238 seconds, the network goes on with a pseudo block, which has no transactions.',
    'Peach is costly to solve and cheap to check. This explorer checks it in your browser, for every block you open.',
  ],
}

const pruning: Part = {
  id: 'pruning',
  title: 'Pruning technology',
  text: [
    'Every 256th block is a neogenesis block: in place of transactions it carries the ledger, every address with its balance. A node can start from one of them and needs none of the older transactions to know what everybody holds.',
    'That keeps a node small. It also means that an endpoint may not know old blocks, and says so when it is asked for one.',
  ],
}

const team: Part = {
  id: 'team',
  title: 'Who works on it',
  text: [
    'The node, with its rules of consensus, is developed in the open in the repository of the network. The Mesh API, from which this explorer reads, and the libraries around it are projects of their own with their own repositories; each records who wrote what.',
    'Between them stands the community: miners, operators of public endpoints, and the people who answer questions in the channels below.',
  ],
}

export const messages = {
  home: 'Home',
  title: 'About · Mochimo Explorer',
  heading: 'About',
  description:
    'What Mochimo is: signatures that withstand quantum computers, a proof of work written in haiku, and a chain that stays small.',
  lead: 'Mochimo is a proof-of-work chain made to outlast quantum computers and to stay small enough for anyone to check. This explorer shows what is on it.',
  contents: 'On this page',
  technology: [quantum, mining, pruning],
  checks: 'How the explorer checks what it shows',
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
  faq: {
    id: 'faq',
    title: 'Questions and answers',
    entries: [
      [
        'Can I send MCM from here?',
        'No. The explorer only reads; it never asks for a key or a seed, and neither should anyone who claims to speak for it.',
      ],
      [
        'Whom do I trust when I read a block?',
        'As few as possible. Your browser checks the header, the work, the haiku, the reward and the list of transactions itself. Who paid whom it cannot check, because the API does not serve the signed bytes; for that you rely on the endpoint you chose.',
      ],
      [
        'Why does an address have two forms?',
        'They say the same 20 bytes. Base58 ends in a checksum that catches typing errors and is meant for people; hex is what programs and the API use.',
      ],
      [
        'Why do the rewards of a miner not appear in its list of transactions?',
        'Endpoints index payments between addresses and the fees a miner receives, but not block rewards. Each block shows its own.',
      ],
      [
        'A transaction left the mempool and is not found. Where is it?',
        'Usually in a block that the endpoint has yet to index; look again in a minute. It may also have been refused or have expired, or the balance of its source has changed, which makes it invalid. If the payment is yours, don’t sign another one in its place: its key has signed. Have your wallet send the same bytes again.',
      ],
      [
        'What does SPLIT mean?',
        'The block that held this transaction isn’t part of the chain, because another block won at its height. The transaction counts again only if it’s mined in a new block.',
      ],
    ],
  },
  community: { id: 'community', title: 'Community' },
  resources: { id: 'resources', title: 'Resources' },
}
