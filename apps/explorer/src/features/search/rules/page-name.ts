import { paths } from '../../../config/paths'

/** The names that people use for the pages. */
const names: Readonly<Record<string, string>> = {
  latest: paths.block.href(0),
  'latest block': paths.block.href(0),
  newest: paths.block.href(0),
  'newest block': paths.block.href(0),
  tip: paths.block.href(0),
  blocks: paths.blocks.href(),
  'latest blocks': paths.blocks.href(),
  transactions: paths.transactions.href(),
  txs: paths.transactions.href(),
  'latest transactions': paths.transactions.href(),
  mempool: paths.mempool.href(),
  pending: paths.mempool.href(),
  'rich list': paths.richList.href(),
  richlist: paths.richList.href(),
  accounts: paths.richList.href(),
  statistics: paths.statistics.href(),
  stats: paths.statistics.href(),
  almanac: paths.haiku.href(),
  haiku: paths.haiku.href(),
  verses: paths.haiku.href(),
  docs: paths.docs.href(),
  documentation: paths.docs.href(),
  api: paths.docs.href(),
}

/** Returns the page that a text names, or undefined if it names none. */
export function pageNamed(text: string): string | undefined {
  const name = text.toLowerCase().replaceAll(/\s+/g, ' ')
  return Object.hasOwn(names, name) ? names[name] : undefined
}

/** The names to compare with a misspelled name to find the closest page. */
export const pageNames: readonly string[] = Object.keys(names)
