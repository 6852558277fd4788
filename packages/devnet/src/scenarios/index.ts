import type { Scenario } from '../command'

/**
 * The built-in scenarios.
 *
 * @example
 * ```ts
 * import { scenarios } from '@mcm/devnet'
 *
 * const names = scenarios.map(({ name }) => name)
 * names.includes('reorgs') // => true
 * ```
 */
export const scenarios: readonly Scenario[] = [
  {
    name: 'outage',
    about: 'The server is down for ten seconds every half minute.',
    repeat: true,
    steps: [
      { after: 20, faults: { cutRate: 1 } },
      { after: 10, faults: { cutRate: 0 } },
    ],
  },
  {
    name: 'flaky',
    about: 'Slow responses, errors, cut connections and truncated JSON.',
    steps: [
      {
        after: 0,
        faults: { latency: [50, 1500], errorRate: 0.1, cutRate: 0.05, malformedRate: 0.05 },
      },
    ],
  },
  {
    name: 'slow',
    about: 'Every response takes three to six seconds.',
    steps: [{ after: 0, faults: { latency: [3000, 6000] } }],
  },
  {
    name: 'reorgs',
    about: 'The last two blocks are orphaned twice a minute.',
    repeat: true,
    steps: [
      { after: 20, mine: 1 },
      { after: 5, reorg: { depth: 2, length: 1 } },
      { after: 5, mine: 2 },
    ],
  },
  {
    name: 'stalled',
    about: 'No new blocks.',
    steps: [{ after: 0, faults: { stalled: true } }],
  },
  {
    name: 'syncing',
    about: 'The server syncs for half a minute, then is synchronized.',
    steps: [
      { after: 0, faults: { sync: 'synchronizing', stalled: true } },
      { after: 30, faults: { sync: 'synchronized', stalled: false } },
    ],
  },
  {
    name: 'node-down',
    about: 'The server responds, but its node is down.',
    steps: [{ after: 0, faults: { noNode: true } }],
  },
  {
    name: 'bare',
    about: 'A server without an indexer or a ledger: no search, events or rich list.',
    steps: [{ after: 0, faults: { noIndexer: true, noLedger: true } }],
  },
  {
    name: 'limited',
    about: 'Newer servers’ rate limits: 2 requests per second, 60 per minute.',
    steps: [{ after: 0, faults: { rateLimit: 'server' } }],
  },
  {
    name: 'liar',
    about: 'The server falsifies its blocks in a different way every ten seconds.',
    repeat: true,
    steps: [
      { after: 0, faults: { lie: 'reward' } },
      { after: 10, faults: { lie: 'parent' } },
      { after: 10, faults: { lie: 'difficulty' } },
      { after: 10, faults: { lie: 'nonce' } },
      { after: 10, faults: { lie: 'transaction' } },
      { after: 10 },
    ],
  },
]

/**
 * Returns the scenario with the given name.
 * @throws {RangeError} If there is no such scenario. The message lists all scenarios.
 *
 * @example
 * ```ts
 * import { createDevnet, findScenario } from '@mcm/devnet'
 *
 * const devnet = createDevnet({ blocks: 32, accounts: 100 })
 * devnet.play(findScenario('stalled'))
 * devnet.faults.stalled // => true
 * ```
 */
export function findScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (found) return found
  const names = scenarios.map((scenario) => scenario.name).join(', ')
  throw new RangeError(`Unknown scenario '${name}' (expected ${names})`)
}
