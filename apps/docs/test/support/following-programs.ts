import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { languageOf } from '../../src/samples/languages'
import { builtPages, shownSamples } from './pages'
import { CONFIRMATIONS } from './reorg-series'

const API = 'https://api.mochimo.org'
const DEVNET = 'http://localhost:8080'

/** The key tool in this repository, because `npx` would look for it in the registry. */
const keyTool = fileURLToPath(
  new URL('../../../../packages/address/bin/mcm-address.js', import.meta.url),
)

/** Programs that follow the chain through reorgs. They have their own tests. */
export const followingPrograms: ReadonlySet<string> = new Set([
  'follow-blocks',
  'deposits',
  'withdrawals',
])

/** Changes to the programs for tests: faster polling, and more confirmations than the deepest reorg. */
const changes: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  curl: [['interval=10', 'interval=0.05']],
  javascript: [
    [`'npx', ['--yes', '@mcm/address', command]`, `'node', ['${keyTool}', command]`],
    ['INTERVAL = 10', 'INTERVAL = 0.05'],
    ['CONFIRMATIONS = 10', `CONFIRMATIONS = ${CONFIRMATIONS}`],
  ],
  python: [
    [`["npx", "--yes", "@mcm/address", command]`, `["node", "${keyTool}", command]`],
    ['INTERVAL = 10', 'INTERVAL = 0.05'],
    ['CONFIRMATIONS = 10', `CONFIRMATIONS = ${CONFIRMATIONS}`],
  ],
  go: [
    [`"npx", "--yes", "@mcm/address", command`, `"node", "${keyTool}", command`],
    ['10 * time.Second', '50 * time.Millisecond'],
    ['confirmations = 10', `confirmations = ${CONFIRMATIONS}`],
  ],
  typescript: [
    ['INTERVAL = 10', 'INTERVAL = 0.05'],
    ['CONFIRMATIONS = 10', `CONFIRMATIONS = ${CONFIRMATIONS}`],
    ['confirmations: CONFIRMATIONS,', 'confirmations: CONFIRMATIONS, interval: 50,'],
    ['from: tip.index - 9', 'from: tip.index - 9, interval: 50'],
  ],
}

/** Returns a program from the pages in each installed language, and a function that adapts its code for tests. */
export function programsOf(id: string) {
  const missing = inject('missingLanguages')
  return shownSamples(builtPages())
    .filter((sample) => sample.id === id && !missing.includes(sample.language))
    .map(({ language: languageId, code }) => {
      const language = languageOf(languageId)
      if (!language) throw new Error(`Unknown language "${languageId}"`)
      const codeFor = (url: string) =>
        (changes[languageId] ?? []).reduce(
          (text, [from, to]) => text.replace(from, to),
          code.replaceAll(API, url).replaceAll(DEVNET, url),
        )
      return { language, codeFor }
    })
}
