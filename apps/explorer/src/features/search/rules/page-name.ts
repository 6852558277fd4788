import { paths } from '../../../config/paths'

/** Names people use for the pages. */
const names: Readonly<Record<string, string>> = {
  latest: paths.block.href(0),
  'latest block': paths.block.href(0),
  newest: paths.block.href(0),
  'newest block': paths.block.href(0),
  tip: paths.block.href(0),
  mempool: paths.mempool.href(),
  'rich list': paths.richList.href(),
  richlist: paths.richList.href(),
  statistics: paths.statistics.href(),
  stats: paths.statistics.href(),
  docs: paths.docs.href(),
  documentation: paths.docs.href(),
}

/** Returns the page that a text names; undefined if none. */
export function pageNamed(text: string): string | undefined {
  const name = text.toLowerCase().replaceAll(/\s+/g, ' ')
  return Object.hasOwn(names, name) ? names[name] : undefined
}
