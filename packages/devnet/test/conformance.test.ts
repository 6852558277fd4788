import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDevnet, type Faults, type RunningDevnet } from '../src'
import { mainnet, meshServer, type Capture } from './captures'
import { sendCapture, traits } from './compare'
import type { RawResponse } from './raw-http'
import { standIns, translate } from './stand-ins'

/** The server's state during a capture, by the capture's name. */
const situations: readonly (readonly [prefix: string, faults: Partial<Faults>])[] = [
  ['node_unreachable_', { noNode: true }],
  ['no_indexer_', { noIndexer: true }],
  ['no_ledger_', { noLedger: true }],
  ['offline_mode_', { offline: true }],
]

/** Captured in a prepared state; prepared.test.ts compares them. */
const preparedElsewhere =
  /^(?:reorg_step\d|mempool_empty|https_enabled|mainnet 1:|search_status_(?:SPLIT|ORPHANED))/

/** GET / describes the devnet; the real server returns 404. */
const deliberatelyDifferent = new Set(['err_unknown_path_root'])

/** These responses depend only on the request, so all bytes are compared. */
const isPure = ({ request }: Capture): boolean =>
  request.path.startsWith('/construction/') &&
  !['/construction/metadata', '/construction/combine'].includes(request.path)

/** These two bodies were truncated in the capture. */
const largeBodies: Readonly<Record<string, (part: string) => string>> = {
  err_too_large: (part) => `${part}${'x'.repeat(31_000)}"}`,
  err_too_large_form: (part) => part + 'x'.repeat(31_000),
}

let running: RunningDevnet

beforeAll(async () => {
  running = await startDevnet({ port: 0, clock: 'manual' })
  running.devnet.simulate(30)
})
afterAll(() => running.close())

function bodyOf({ name, request: { body, path } }: Capture): string | undefined {
  if (body === null) return undefined
  if (typeof body === 'string') return largeBodies[name]?.(body) ?? body
  const names = path.startsWith('/construction/') && path !== '/construction/metadata'
  return JSON.stringify(names ? body : translate(body, standIns(running.devnet)))
}

function send(capture: Capture): Promise<RawResponse> {
  const faults = situations.find(([prefix]) => capture.name.startsWith(prefix))?.[1]
  running.devnet.clearFaults()
  if (faults) running.devnet.setFaults(faults)
  return sendCapture(running.url, capture, bodyOf(capture))
}

const compared = [...meshServer, ...mainnet].filter(
  ({ name }) => !preparedElsewhere.test(name) && !deliberatelyDifferent.has(name),
)

describe('responds like the real server', () => {
  it.each(compared.map((capture) => [capture.name, capture] as const))('%s', async (_, capture) => {
    const { given, captured } = traits(await send(capture), capture)
    expect(given).toEqual(captured)
  })

  it('skips only captures that are compared elsewhere', () => {
    expect(compared).toHaveLength(meshServer.length + mainnet.length - 18)
  })
})

describe('returns the same bytes where the chain does not matter', () => {
  const pure = compared.filter((capture) => isPure(capture) && capture.response.json !== undefined)

  it.each(pure.map((capture) => [capture.name, capture] as const))('%s', async (_, capture) => {
    expect(JSON.parse((await send(capture)).text)).toEqual(capture.response.json)
  })

  it('combines to the captured bytes except for the height', async () => {
    const capture = meshServer.find(({ name }) => name === 'construction_combine')
    if (!capture) throw new Error('Missing capture')
    const given = signedBytes(JSON.parse((await send(capture)).text))
    const captured = signedBytes(capture.response.json)
    const nonceAt = captured.length - 40
    expect(given.readBigUInt64LE(nonceAt)).toBe(BigInt(running.devnet.chain.tip.index))
    given.copy(captured, nonceAt, nonceAt, nonceAt + 8)
    expect(given).toEqual(captured)
  })
})

function signedBytes(response: unknown): Buffer {
  return Buffer.from((response as { signed_transaction: string }).signed_transaction, 'hex')
}
