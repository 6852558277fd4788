import type { Scenario } from '../api'

/** What comes with the devnet, by name. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'outage',
    about: 'Every half minute the server is away for ten seconds.',
    repeat: true,
    steps: [
      { after: 20, faults: { cutRate: 1 } },
      { after: 10, faults: { cutRate: 0 } },
    ],
  },
  {
    name: 'flaky',
    about: 'Slow, with errors, cut connections and broken JSON among the answers.',
    steps: [
      {
        after: 0,
        faults: { latency: [50, 1500], errorRate: 0.1, cutRate: 0.05, malformedRate: 0.05 },
      },
    ],
  },
  {
    name: 'slow',
    about: 'Every answer takes three to six seconds.',
    steps: [{ after: 0, faults: { latency: [3000, 6000] } }],
  },
  {
    name: 'reorganisations',
    about: 'Twice a minute the last two blocks lose against another branch.',
    repeat: true,
    steps: [
      { after: 20, mine: 1 },
      { after: 5, reorganise: { depth: 2, length: 1 } },
      { after: 5, mine: 2 },
    ],
  },
  {
    name: 'stalled',
    about: 'No block comes any more.',
    steps: [{ after: 0, faults: { stalled: true } }],
  },
  {
    name: 'syncing',
    about: 'The server catches up with its node for half a minute, then is synchronized.',
    steps: [
      { after: 0, faults: { sync: 'synchronizing', stalled: true } },
      { after: 30, faults: { sync: 'synchronized', stalled: false } },
    ],
  },
  {
    name: 'node-down',
    about: 'The server answers, its node does not.',
    steps: [{ after: 0, faults: { noNode: true } }],
  },
  {
    name: 'bare',
    about: 'A server without indexer and ledger: no search, no events, no rich list.',
    steps: [{ after: 0, faults: { noIndexer: true, noLedger: true } }],
  },
  {
    name: 'limited',
    about: 'The rate limit of newer servers: two requests a second, sixty a minute.',
    steps: [{ after: 0, faults: { rateLimit: 'server' } }],
  },
  {
    name: 'liar',
    about: 'Every ten seconds the server lies about something else in its blocks.',
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
 * The scenario of this name.
 * @throws {RangeError} Naming those there are.
 */
export function findScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (found) return found
  const names = scenarios.map((scenario) => scenario.name).join(', ')
  throw new RangeError(`Unknown scenario '${name}' (expected ${names})`)
}
