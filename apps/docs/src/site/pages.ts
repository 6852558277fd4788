/** One page of the site. The order of `pages` is the order of the sidebar and of next and previous. */
export interface Page {
  /** The path below `/docs`, and the name of its file in `content/`; the introduction's is empty. */
  slug: string
  group: Group
  /** In the sidebar and in links to the page. */
  name: string
  /** The document's title and the page's heading. */
  title: string
  description: string
  keywords: readonly string[]
  /** What to read next: shown as two cards at the page's end. */
  related: readonly [string, string]
}

export const groups = [
  'Getting Started',
  'Core Concepts',
  'API Endpoints',
  'Advanced',
  'Reference',
] as const

export type Group = (typeof groups)[number]

export const pages: readonly Page[] = [
  {
    slug: '',
    group: 'Getting Started',
    name: 'Introduction',
    title: 'Mochimo developer documentation',
    description:
      'Read and write the Mochimo chain over plain HTTP: the Mesh API, its conventions, its limits, and where the running server departs from the standard.',
    keywords: ['Mochimo', 'MCM', 'Mesh API', 'Rosetta', 'quantum-resistant', 'blockchain API'],
    related: ['getting-started', 'addresses'],
  },
  {
    slug: 'getting-started',
    group: 'Getting Started',
    name: 'Quick start',
    title: 'Quick start',
    description:
      'From nothing to a first answer in a minute: choose a language, ask for the network status, read what comes back.',
    keywords: ['Mochimo quick start', 'first request', 'network status', 'curl', 'TypeScript'],
    related: ['network', 'addresses'],
  },
  {
    slug: 'libraries',
    group: 'Getting Started',
    name: 'Libraries',
    title: 'TypeScript libraries',
    description:
      'A typed client, addresses and one-time keys, proofs, exports and a chain for your own machine: what each package is for and how they fit together.',
    keywords: ['TypeScript client', 'npm packages', '@mcm/rosetta-client', '@mcm/address'],
    related: ['getting-started', 'devnet'],
  },
  {
    slug: 'addresses',
    group: 'Core Concepts',
    name: 'Addresses',
    title: 'Addresses and one-time signatures',
    description:
      'Tags, ledger addresses and WOTS+ keys: the two ways to write an address, why it stays while its key changes, and what a wallet has to keep.',
    keywords: ['Mochimo address', 'Base58', 'CRC16', 'WOTS+', 'tag', 'one-time signature'],
    related: ['construction', 'guides/wallets'],
  },
  {
    slug: 'verification',
    group: 'Core Concepts',
    name: 'Verification',
    title: 'Verify what a server tells you',
    description:
      'Block hash, Merkle root, proof of work, haiku and reward can be recomputed from an answer of the API: how each check works, and what none of them can prove.',
    keywords: ['block verification', 'Merkle root', 'Peach proof of work', 'haiku', 'trailer'],
    related: ['blocks', 'guides/explorers'],
  },
  {
    slug: 'network',
    group: 'API Endpoints',
    name: 'Network',
    title: 'Network',
    description:
      'The height of the chain, whether the node is in step, and what the server supports: network status, options and list.',
    keywords: ['network status', 'network options', 'network list', 'sync status'],
    related: ['blocks', 'errors'],
  },
  {
    slug: 'accounts',
    group: 'API Endpoints',
    name: 'Accounts',
    title: 'Accounts',
    description:
      'The balance of an address at the tip of the chain, exact to the nanoMCM, and the three situations behind “account not found”.',
    keywords: ['account balance', 'MCM balance', 'nanoMCM', 'account not found'],
    related: ['addresses', 'transactions'],
  },
  {
    slug: 'blocks',
    group: 'API Endpoints',
    name: 'Blocks',
    title: 'Blocks',
    description:
      'Fetch a block by number or hash and read its operations; how pseudo blocks and neogenesis blocks differ; single transactions of a block.',
    keywords: ['block', 'block transaction', 'operations', 'neogenesis', 'pseudo block', 'haiku'],
    related: ['transactions', 'verification'],
  },
  {
    slug: 'transactions',
    group: 'API Endpoints',
    name: 'Transaction search',
    title: 'Transaction search',
    description:
      'Find transactions by address, hash, type or status, page through a history without losing a row, and read the index with its peculiarities in mind.',
    keywords: ['search transactions', 'address history', 'pagination', 'indexer'],
    related: ['blocks', 'accounts'],
  },
  {
    slug: 'mempool',
    group: 'API Endpoints',
    name: 'Mempool',
    title: 'Mempool',
    description:
      'What waits to be mined: the list of pending transactions, a single one in full, and how to tell an empty pool from a broken node.',
    keywords: ['mempool', 'pending transactions', 'unconfirmed'],
    related: ['transactions', 'construction'],
  },
  {
    slug: 'custom-methods',
    group: 'API Endpoints',
    name: 'Custom methods',
    title: 'Custom methods and statistics',
    description:
      'Calls beyond the Rosetta standard: resolve a tag to its full ledger address, and page through the rich list.',
    keywords: ['rich list', 'tag_resolve', 'call', 'circulating supply', 'statistics'],
    related: ['accounts', 'addresses'],
  },
  {
    slug: 'construction',
    group: 'Advanced',
    name: 'Construction',
    title: 'Construction',
    description:
      'Eight calls from a key to a confirmed transfer: derive, preprocess, metadata, payloads, combine, parse, hash and submit, with the signature made offline.',
    keywords: ['construction API', 'sign transaction', 'WOTS+ signature', 'submit transaction'],
    related: ['playground', 'addresses'],
  },
  {
    slug: 'playground',
    group: 'Advanced',
    name: 'Playground',
    title: 'Construction playground',
    description:
      'Carry one transaction through all eight construction steps in this page: keys made here, signed here, sent to the devnet, and confirmed before your eyes.',
    keywords: ['construction playground', 'devnet', 'try construction'],
    related: ['construction', 'devnet'],
  },
  {
    slug: 'events',
    group: 'Advanced',
    name: 'Events',
    title: 'Events',
    description:
      'Follow the chain block by block: what the event rows can and can’t tell, a four-step guide that survives reorganizations, and where to use it.',
    keywords: ['block events', 'polling', 'reorganization', 'reorganisation', 'deposit detection'],
    related: ['blocks', 'errors'],
  },
  {
    slug: 'guides/exchanges',
    group: 'Advanced',
    name: 'Guide: exchanges',
    title: 'Guide for exchanges',
    description:
      'Credit deposits once and only once, send withdrawals with one-time keys, and keep the books exact: an integration from the first scan to cold storage.',
    keywords: ['exchange integration', 'deposits', 'withdrawals', 'memo', 'confirmations'],
    related: ['events', 'construction'],
  },
  {
    slug: 'guides/wallets',
    group: 'Advanced',
    name: 'Guide: wallets',
    title: 'Guide for wallets',
    description:
      'Keys from one seed, an address that stays, a spend index that must never go back: what a Mochimo wallet does differently from others.',
    keywords: ['wallet development', 'WOTS+ key rotation', 'spend index', 'restore wallet'],
    related: ['addresses', 'construction'],
  },
  {
    slug: 'guides/explorers',
    group: 'Advanced',
    name: 'Guide: explorers',
    title: 'Guide for explorers',
    description:
      'Live tip, blocks, transactions and rich list with few requests and honest states: how to show the chain without overloading or over-trusting a server.',
    keywords: ['block explorer', 'live updates', 'rich list', 'analytics'],
    related: ['verification', 'events'],
  },
  {
    slug: 'devnet',
    group: 'Advanced',
    name: 'Devnet',
    title: 'A chain on your own machine',
    description:
      'The devnet answers like the real API, quirks included, mines real blocks, and fails on request: develop and test against it without touching mainnet.',
    keywords: ['devnet', 'testing', 'local chain', 'faults', 'faucet'],
    related: ['playground', 'libraries'],
  },
  {
    slug: 'data-types',
    group: 'Reference',
    name: 'Data types',
    title: 'Data types reference',
    description:
      'Every object that travels over the API, field by field: identifiers, amounts, operations, transactions and blocks.',
    keywords: ['data types', 'BlockIdentifier', 'Operation', 'Amount', 'Transaction', 'schema'],
    related: ['errors', 'blocks'],
  },
  {
    slug: 'errors',
    group: 'Reference',
    name: 'Errors and limits',
    title: 'Error handling',
    description:
      'All error codes with their real causes, what to retry and what never to retry, rate limits, and failures that carry no code at all.',
    keywords: ['error codes', 'retry', 'rate limit', '429', 'exponential backoff'],
    related: ['events', 'data-types'],
  },
  {
    slug: 'machine-readable',
    group: 'Reference',
    name: 'OpenAPI and plain text',
    title: 'OpenAPI and plain text',
    description:
      'The API as an OpenAPI 3.1 description, every page of this site as Markdown, and an index for language models.',
    keywords: ['OpenAPI 3.1', 'llms.txt', 'Markdown', 'code generation'],
    related: ['data-types', 'libraries'],
  },
  {
    slug: 'packages',
    group: 'Reference',
    name: 'Packages',
    title: 'Package reference',
    description:
      'Every function, type and error of the npm packages, generated from their sources: parameters, units, and what is thrown when.',
    keywords: ['TypeDoc', 'API reference', '@mcm/rosetta-client', '@mcm/address', '@mcm/proof'],
    related: ['libraries', 'changelog'],
  },
  {
    slug: 'changelog',
    group: 'Reference',
    name: 'Changelog',
    title: 'Changelog',
    description:
      'The history of each package, what comes with its next release, and what a version number promises.',
    keywords: ['changelog', 'releases', 'semantic versioning'],
    related: ['packages', 'libraries'],
  },
]

export const notFoundPage: Page = {
  slug: '404',
  group: 'Getting Started',
  name: 'Not found',
  title: 'No page here',
  description: 'This address holds no documentation page.',
  keywords: [],
  related: ['', 'getting-started'],
}

export function pageOf(slug: string): Page {
  const page = pages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`There is no page "${slug}"`)
  return page
}

/** The address of a page on this site. */
export function hrefOf(slug: string, anchor?: string): string {
  return `/docs${slug && `/${slug}`}${anchor ? `#${anchor}` : ''}`
}

/** The name of a page's files, without their ends. */
export function pathOf({ slug }: Page): string {
  return slug || 'introduction'
}

/** The pages before and after one in reading order. */
export function neighbours(slug: string): { previous?: Page; next?: Page } {
  const at = pages.findIndex((page) => page.slug === slug)
  const previous = at > 0 ? pages[at - 1] : undefined
  const next = at >= 0 ? pages[at + 1] : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}
