// `npm run audit`: fails if a dependency of what is published or deployed has a license that isn't in
// the list, or a known vulnerability.
import { spawnSync } from 'node:child_process'
import { disallowed } from './licenses.mjs'

const pnpm = (...args) => spawnSync('pnpm', args, { encoding: 'utf8' })

const listed = pnpm('licenses', 'list', '--prod', '--json')
if (listed.status !== 0) fail(`pnpm licenses failed:\n${listed.stdout}${listed.stderr}`)
const byLicense = JSON.parse(listed.stdout)
const wrong = disallowed(byLicense)
for (const { name, license } of wrong) console.error(`${name}: ${license}`)
if (wrong.length > 0) fail('These licenses aren’t in tooling/release/licenses.mjs.')
console.log(`${Object.values(byLicense).flat().length} dependencies, all with a permitted license`)

const audited = pnpm('audit', '--prod')
console.log(audited.stdout.trim())
if (audited.status !== 0)
  fail('There are known vulnerabilities, or the registry couldn’t report them.')

function fail(message) {
  console.error(message)
  process.exit(1)
}
