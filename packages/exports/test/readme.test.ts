import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readmeTest } from '../../../tooling/readme/readme.mjs'
import { temporaryFolder } from './command'
import { startEndpoint, type Endpoint } from './endpoint'

let endpoint: Endpoint
let file = ''

beforeAll(async () => {
  endpoint = await startEndpoint()
  file = (await temporaryFolder()).at('ledger.dat')
})

afterAll(() => endpoint.close())

await readmeTest(join(import.meta.dirname, '..'), {
  prepare: (code) =>
    code.replaceAll('https://api.mochimo.org', endpoint.url).replaceAll('ledger.dat', file),
})
