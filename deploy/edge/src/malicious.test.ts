import { createDevnet } from '@mcm/devnet/core'
import { createRosettaReader } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { createEdge } from './handler'
import { writeHead } from './write-head'

const ATTACK = `"><script>alert(1)</script><img src=x onerror='alert(2)'>$&$\`</title>`
const FRAME = '<head><title>Mochimo Explorer</title></head><body></body>'
const devnet = createDevnet({ blocks: 40, accounts: 100 })
const mesh = createRosettaReader({ baseUrl: 'http://devnet', fetch: devnet.fetch })

/** Returns the tags of a page: an attack that isn't escaped adds one, or an attribute. */
const tagsOf = (html: string) => [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag)

function expectHarmless(html: string): void {
  for (const tag of tagsOf(html)) {
    expect(tag).toMatch(/^<\/?(?:head|body|title|meta|link)\b/)
    expect(tag).not.toMatch(/'|onerror=[^&]*'/)
  }
  expect(html.match(/<title>/g)).toHaveLength(1)
}

/** An endpoint whose every text is an attack, as far as it is not checked by the client. */
function maliciousFetch(replace: (text: string) => string) {
  return async (request: Request) => {
    const response = await devnet.fetch(request)
    return new Response(replace(await response.text()), response)
  }
}

test('every part of a head is escaped', () => {
  const html = writeHead(
    FRAME,
    { title: ATTACK, description: ATTACK, path: `/${ATTACK}`, card: { path: ATTACK, alt: ATTACK } },
    'https://site.example',
  )
  expectHarmless(html)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  // `$&` in a replacement would insert the match.
  expect(html).toContain('$&amp;$`')
})

test('a malicious memo stays text', async () => {
  const id = devnet.pay({ to: devnet.chain.busiest, amount: 10n ** 9n, memo: 'MEMO-1' })
  const memo = JSON.stringify(ATTACK).slice(1, -1)
  const html = await page(`/tx/${id}`, (text) => text.replaceAll('MEMO-1', () => memo))
  expectHarmless(html)
  expect(html).toContain('memo &quot;&gt;&lt;script&gt;')
})

test('a malicious haiku isn’t read: the verse comes from the nonce', async () => {
  const { block } = await mesh.block.get('tip')
  const path = `/block/${block.block_identifier.index}`
  const haiku = JSON.stringify(block.metadata.haiku)
  const html = await page(path, (text) => text.replace(haiku, () => JSON.stringify(ATTACK)))
  expectHarmless(html)
  expect(html).toContain('Mined ')
  expect(html).not.toContain('alert')
})

test.each([
  `/tx/${encodeURIComponent(ATTACK)}`,
  `/block/${encodeURIComponent(ATTACK)}`,
  `/address/${encodeURIComponent(ATTACK)}`,
  `/${encodeURIComponent(ATTACK)}?block=${encodeURIComponent(ATTACK)}`,
])('a malicious path is 404 without a trace of it: %#', async (path) => {
  const html = await page(path)
  expectHarmless(html)
  expect(html).not.toContain('alert')
})

async function page(path: string, replace = (text: string) => text): Promise<string> {
  const edge = createEdge({
    endpoint: 'http://devnet',
    timeout: 10_000,
    fetch: maliciousFetch(replace),
    readPage: async () => FRAME,
    loadDraw: async () => async () => new Uint8Array(),
  })
  const response = await edge(new Request(`https://site.example${path}`))
  return (await response?.text()) ?? ''
}
