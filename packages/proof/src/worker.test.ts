import { build } from 'esbuild'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'
import { everyKind, pick } from '../test/chain'
import { mainnetBlock } from '../test/vectors'
import type { BlockInput } from './block-context'
import { traceWork } from './trace-work'
import { createVerifier, VerifierError, type Verifier } from './verifier'
import { verifyBlock } from './verify-block'

declare global {
  interface Window {
    verifier: Verifier
    broken: Verifier
  }
}

let browser: Browser
let server: Server
let page: Page

/** Builds a page and its worker in the same way as an application. */
const files: Record<string, string> = {
  '/page.js': `
    import { createVerifier } from './verifier'
    const start = (url) => () => new Worker(url, { type: 'module' })
    window.verifier = createVerifier(start('/worker.js'))
    window.broken = createVerifier(start('/missing.js'))`,
  '/worker.js': `import './worker'`,
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@mcm/source'],
  })
  return pick(outputFiles, 0).text
}

beforeAll(async () => {
  const scripts = new Map(
    await Promise.all(
      Object.entries(files).map(async ([path, source]) => [path, await bundle(source)] as const),
    ),
  )
  server = createServer(({ url }, response) => {
    const script = scripts.get(url ?? '')
    if (url === '/') {
      response.setHeader('content-type', 'text/html')
      response.end(
        '<!doctype html><title>Proof</title><script type="module" src="/page.js"></script>',
      )
    } else {
      response.statusCode = script === undefined ? 404 : 200
      response.setHeader('content-type', 'text/javascript')
      response.end(script)
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  browser = await chromium.launch(chromiumLaunch)
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction('window.verifier')
}, 120_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

describe('in a Node worker', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mcm-proof-'))
    await writeFile(join(folder, 'worker.mjs'), await bundle(`import './worker'`))
    await writeFile(join(folder, 'ending.mjs'), 'process.exit(0)')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const createVerifierFor = (file: string) => createVerifier(() => new Worker(join(folder, file)))

  test('returns the same results as without a worker for mainnet block 1078535, even after a failed request', async () => {
    const verifier = createVerifierFor('worker.mjs')
    const wrong = { block: mainnetBlock, transactionBytes: 'none' } as unknown as BlockInput
    await expect(verifier.verifyBlock(wrong)).rejects.toThrow(VerifierError)
    const checks = await verifier.verifyBlock({ block: mainnetBlock })
    expect(checks).toEqual(verifyBlock({ block: mainnetBlock }))
    verifier.close()
  })

  test.each([
    ['missing.mjs', 'Cannot find module'],
    ['ending.mjs', 'it exited'],
  ])('reports that %s failed', async (file, detail) => {
    const failure = await createVerifierFor(file).verifyBlock({ block: mainnetBlock }).catch(String)
    expect(failure).toContain('VerifierError: The verification worker failed: ')
    expect(failure).toContain(detail)
  })
})

describe('in a browser worker', () => {
  test('returns the same results as in Node for mainnet block 1078535', async () => {
    const checks = await page.evaluate(
      (block) => window.verifier.verifyBlock({ block }),
      mainnetBlock,
    )
    expect(checks).toEqual(verifyBlock({ block: mainnetBlock }))
  })

  test('returns the same results for a block with its parents, and for a tampered one', async () => {
    const [grandparent, parent, block] = everyKind().blocks
    const input = { block: structuredClone(pick([block], 0)), parent, grandparent }
    const ask = () => page.evaluate((given) => window.verifier.verifyBlock(given), input)
    expect(await ask()).toEqual(verifyBlock(input))
    input.block.metadata.difficulty++
    expect(await ask()).toEqual(verifyBlock(input))
  })

  test('returns every step of the proof of work, as bytes', async () => {
    const trace = await page.evaluate(async (block) => {
      const { tiles, hash } = (await window.verifier.traceWork({ block })) ?? {}
      return { tiles: tiles?.map(({ index, bytes }) => [index, ...bytes]), hash: hash && [...hash] }
    }, mainnetBlock)
    const { tiles, hash } = traceWork({ block: mainnetBlock }) ?? {}
    expect(trace).toEqual({
      tiles: tiles?.map(({ index, bytes }) => [index, ...bytes]),
      hash: hash && [...hash],
    })
  })

  test('rejects if the worker can’t be loaded', async () => {
    const failure = await page.evaluate(
      (block) => window.broken.verifyBlock({ block }).then(String, String),
      mainnetBlock,
    )
    expect(failure).toMatch(/^VerifierError: The verification worker failed/)
  })
})
