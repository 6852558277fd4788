export const messages = {
  what: {
    title: 'What is Mochimo?',
    text: 'A proof-of-work chain whose signatures rest on hash functions alone, so that a quantum computer does not undo them. Its blocks are solved with verses, and every 256th carries the whole ledger, so that a node stays small.',
    more: 'More about the network',
  },
  features: {
    title: 'Explorer Features',
    cards: [
      {
        title: 'Real-time updates',
        text: 'New blocks appear by themselves, a pending transaction turns into a confirmed one before your eyes, and a hidden tab asks nothing.',
      },
      {
        title: 'Advanced search',
        text: 'One box takes a block number, a hash, an address in hex or Base58, or a link from any explorer, and says how it read what it did not find.',
      },
      {
        title: 'Quantum-safe architecture',
        text: 'One-time signatures, proof of work and haiku: your browser recomputes what the chain’s rules say about a block instead of believing a server.',
      },
    ],
  },
  developers: {
    title: 'Developer Resources',
    cards: [
      {
        path: '/getting-started',
        title: 'REST API',
        text: 'Twenty calls of the Mesh (Rosetta) API, each with samples you can run against a live endpoint.',
      },
      {
        path: '/events',
        title: 'Live events',
        text: 'The API has no WebSockets. How to follow blocks without missing a reorganisation.',
      },
      {
        path: '/libraries',
        title: 'Client libraries',
        text: 'Typed clients, addresses and keys, proofs, exports, and a chain to develop on.',
      },
      {
        path: '',
        title: 'Documentation',
        text: 'Everything from a first request to running an exchange.',
      },
    ],
  },
}
