export const messages = {
  what: {
    title: 'What is Mochimo?',
    more: 'More about the network',
    cards: [
      {
        title: 'Built to outlast quantum computers',
        text: 'Mochimo is a proof-of-work chain. Its signatures rely on hash functions alone, and each key signs only once.',
      },
      {
        title: 'Solved with a haiku',
        text: 'Miners search for a verse that proves their work. Every mined block carries one.',
      },
      {
        title: 'Small enough to run yourself',
        text: 'Every 256th block carries the full ledger, so nodes can prune what came before it.',
      },
    ],
  },
  features: {
    title: 'Explorer Features',
    cards: [
      {
        title: 'Real-time updates',
        text: 'New blocks and confirmations appear as they happen. Hidden tabs make no requests.',
      },
      {
        title: 'Advanced search',
        text: 'Search by block number, hash, address (hex or Base58) or link from any explorer. If nothing is found, it explains how it interpreted your input.',
      },
      {
        title: 'Quantum-safe architecture',
        text: 'One-time signatures, proof of work and haiku: your browser recomputes what the chain’s rules say about a block instead of trusting a server.',
      },
    ],
  },
  developers: {
    title: 'Developer Resources',
    cards: [
      {
        path: '/getting-started',
        title: 'REST API',
        text: '20 Mesh (Rosetta) API calls, each with samples you can run against a live endpoint.',
      },
      {
        path: '/events',
        title: 'Live events',
        text: 'The API has no WebSockets. Learn how to follow blocks without missing a reorg.',
      },
      {
        path: '/libraries',
        title: 'Client libraries',
        text: 'Typed clients, addresses and keys, proofs, exports, and a chain for development.',
      },
      {
        path: '',
        title: 'Documentation',
        text: 'Everything from your first request to running an exchange.',
      },
    ],
  },
}
