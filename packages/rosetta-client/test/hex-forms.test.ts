import { describe, expect, it } from 'vitest'
import { createRosettaClient } from '../src/index'
import { makeCall } from './support/capture-calls'
import { capture, mainnetCaptures, meshServerCaptures } from './support/captures'
import { fakeEndpoint } from './support/fake-endpoint'

/** Forms of hex that a server may use. */
const FORMS: readonly (readonly [name: string, rewrite: (digits: string) => string])[] = [
  ['upper case', (digits) => `0x${digits.toUpperCase()}`],
  ['upper case with 0X', (digits) => `0X${digits.toUpperCase()}`],
  ['upper case without 0x', (digits) => digits.toUpperCase()],
  ['lower case without 0x', (digits) => digits],
]

const HEX = /"(?:0x)?((?:[\da-f]{2}){20,})"/g
const captures = [...mainnetCaptures, ...meshServerCaptures]

/** Returns the outcome of a call for a response text. */
function outcomeOf(call: (typeof captures)[number]['request'], text: string): Promise<unknown> {
  const { fetch } = fakeEndpoint(
    () => new Response(text, { headers: { 'content-type': 'application/json' } }),
  )
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  return makeCall(client, call).catch((error: unknown) => error)
}

describe.each(FORMS)('a server with hex in %s', (_form, rewrite) => {
  it('has the same results for every call', async () => {
    const seen = new Set<string>()
    for (const { name, request, response } of captures) {
      const usual = await outcomeOf(request, response.text)
      const other = response.text.replaceAll(HEX, (_text, digits: string) => `"${rewrite(digits)}"`)
      if (usual instanceof Error || response.text.search(HEX) < 0) continue
      seen.add(request.path)
      expect([name, await outcomeOf(request, other)]).toEqual([name, usual])
    }
    expect([...seen].toSorted()).toEqual([
      '/account/balance',
      '/block',
      '/block/transaction',
      '/call',
      '/construction/combine',
      '/construction/derive',
      '/construction/hash',
      '/construction/metadata',
      '/construction/parse',
      '/construction/payloads',
      '/construction/preprocess',
      '/construction/submit',
      '/events/blocks',
      '/mempool',
      '/mempool/transaction',
      '/network/status',
      '/search/transactions',
      '/stats/richlist',
    ])
  })

  it('returns the requested block', async () => {
    const text = capture('block_standard_by_hash').response.text
    const { block_identifier } = (
      JSON.parse(text) as { block: { block_identifier: { hash: string } } }
    ).block
    const { fetch } = fakeEndpoint(
      () => new Response(text.replaceAll(HEX, (_text, digits: string) => `"${rewrite(digits)}"`)),
    )
    const { block } = createRosettaClient({ baseUrl: 'https://node.example', fetch })
    for (const hash of [block_identifier.hash, block_identifier.hash.slice(2).toUpperCase()]) {
      const found = await block.get({ hash })
      expect(found.block.block_identifier).toEqual(block_identifier)
    }
  })
})

it('sends every hash and address with 0x and in lowercase', async () => {
  for (const { request, response } of captures) {
    const outcome = await outcomeOf(request, response.text)
    if (outcome instanceof Error) continue
    const fields = /"(?:\w*hash|address|nonce|root|change_pk|source_addr)":"([^"]+)"/g
    for (const [, hex] of JSON.stringify(outcome).matchAll(fields)) {
      expect(hex).toMatch(/^0x(?:[\da-f]{40}|[\da-f]{64}|[\da-f]{80})$/)
    }
  }
})
