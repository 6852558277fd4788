const SCREEN = /[\\/]src[\\/]screens[\\/][^\\/]+[\\/]index\.tsx$/

/** Larger components that only some screens need have chunks of their own. */
const COMPONENTS: [name: string, modules: RegExp][] = [
  ['virtual-table', /[\\/](?:@tanstack[\\/](?:react-virtual|virtual-core)|virtual-table)[\\/]/],
  ['plot', /[\\/]components[\\/]plot[\\/]/],
]

/**
 * Modules that home doesn't use. It reaches them only through the index of their package, from which the
 * bundler drops them. If home used one, it would load the whole shared chunk, which exceeds its budget.
 */
const LATER = [
  /[\\/]packages[\\/]react[\\/]src[\\/]query[\\/](?:balance-query|canonical-query|chain-status|mempool-query|transactions-query)\.ts$/,
  /[\\/]packages[\\/]rosetta-client[\\/]src[\\/](?:block-events-reader|core[\\/]capability|core[\\/]walk-pages|resources[\\/]events|schema[\\/]events)\.ts$/,
  /[\\/]@tanstack[\\/](?:query-core|react-query)[\\/].*[\\/](?:queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery)\.js$/,
]

/**
 * Small modules that a screen and a part that loads on demand use. As a chunk of their own, they would
 * cost a request.
 */
const COMMON = /[\\/]features[\\/]watchlist[\\/](?:edit-watchlist|label[\\/]lazy-label-form)\.ts$/

interface Graph {
  getModuleInfo: (id: string) => Module | null
}
interface Module {
  isEntry: boolean
  importers: string[]
  dynamicImporters: string[]
}

/**
 * Groups modules into few chunks, because on a slow connection a request costs more than the bytes
 * it could save: the entry with home, a chunk for each screen, and one chunk, `shared`, with what
 * several screens use. Parts that a visitor opens keep chunks of their own.
 *
 * `early` matches the optional modules that nearly every visit loads. They and their dependencies
 * are part of `shared` too.
 */
export function chunkGroup(early: RegExp) {
  return (id: string, graph: Graph): string | null => {
    if ([...LATER, COMMON].some((modules) => modules.test(id))) return 'shared'
    const roots = rootsOf(id, graph, new Set())
    if ([...roots].some((root) => graph.getModuleInfo(root)?.isEntry)) return 'entry'
    const component = COMPONENTS.find(([, modules]) => modules.test(id))
    if (component) return component[0]
    const screens = [...roots].filter((root) => SCREEN.test(root))
    return screens.length > 1 || [...roots].some((root) => early.test(root)) ? 'shared' : null
  }
}

/** Returns the entries and lazily loaded modules from which a module is reached by static imports. */
function rootsOf(id: string, graph: Graph, seen: Set<string>): Set<string> {
  const roots = new Set<string>()
  if (seen.has(id)) return roots
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (!module) return roots
  if (module.isEntry || module.dynamicImporters.length > 0) roots.add(id)
  for (const importer of module.importers) {
    for (const root of rootsOf(importer, graph, seen)) roots.add(root)
  }
  return roots
}
