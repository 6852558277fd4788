import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { post, sharedDevnet } from './support/devnet'
import { builtPages, select, type BuiltPage } from './support/pages'

const pages = builtPages()
const { devnet, url } = await sharedDevnet()

/** All `npx @mcm/…` commands on the pages. */
const lines = new Set(
  pages.flatMap(({ tree }) =>
    select(tree, ({ tagName }) => tagName === 'pre')
      .map((pre) => toString(pre).trim())
      .filter((text) => text.startsWith('npx @mcm/')),
  ),
)

for (const line of lines) {
  test.concurrent(`runs ${line}`, async () => {
    const tip = devnet.chain.tip.index
    const [, name = '', ...words] = line
      .replace('https://api.mochimo.org', url)
      .replace(/--from \d+ --to \d+/, `--from ${tip - 3} --to ${tip}`)
      .split(' ')
    const command = name.replace('@mcm/', '')
    const folder = mkdtempSync(join(tmpdir(), 'mcm-docs-'))
    const bin = fileURLToPath(
      new URL(`../../../packages/${command}/bin/mcm-${command}.js`, import.meta.url),
    )
    // The default port may be in use.
    const child = spawn('node', [bin, ...words, ...(command === 'devnet' ? ['--port', '0'] : [])], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      // It runs until it is stopped, and prints its URL when it is ready.
      if (command === 'devnet' && /http:\/\/\S+:\d+/.test(output)) child.kill()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    rmSync(folder, { recursive: true })
    const worked = command === 'devnet' ? /http:\/\/\S+:\d+/.test(output) : code === 0
    expect(worked, `${code}: ${output}`).toBe(true)
  })
}

test('shows a command for each package with a command line', () => {
  for (const name of ['devnet', 'exports', 'proof']) {
    expect(
      [...lines].some((line) => line.startsWith(`npx @mcm/${name}`)),
      name,
    ).toBe(true)
  }
})

test('the devnet accepts every command on the pages', async () => {
  const codesOf = ({ tree }: BuiltPage) =>
    select(tree, ({ tagName }) => tagName === 'code').map((code) => toString(code))
  const table = pages
    .filter((page) => page.url === '/docs/devnet')
    .flatMap(codesOf)
    .filter((text) => text.startsWith('{ "'))
  const sent = pages
    .flatMap(codesOf)
    .join('\n')
    .matchAll(/devnet\/control -d '(.*?)'/gs)
  const bodies = [...table, ...Array.from(sent, ([, body = '']) => body)]
  expect(bodies.length).toBeGreaterThan(13)
  for (const body of bodies) {
    const response = await post(`${url}/devnet/control`, JSON.parse(body) as object)
    expect(JSON.stringify(response), body).not.toContain('"error"')
    devnet.clearFaults()
  }
  devnet.reset()
})
