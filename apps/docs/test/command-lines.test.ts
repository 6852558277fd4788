import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { ask, sharedDevnet } from './support/devnet'
import { builtPages, select } from './support/pages'

const pages = builtPages()
const { devnet, url } = await sharedDevnet()

/** What the pages tell a reader to type in a terminal, each line once. */
const lines = new Set(
  pages.flatMap(({ tree }) =>
    select(tree, ({ tagName }) => tagName === 'pre')
      .map((pre) => toString(pre).trim())
      .filter((text) => text.startsWith('npx @mcm/')),
  ),
)

for (const line of lines) {
  test.concurrent(`${line} does what it says`, async () => {
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
    // The page's own port may be in use here.
    const child = spawn('node', [bin, ...words, ...(command === 'devnet' ? ['--port', '0'] : [])], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      // It would go on for ever, and says where it listens once it does.
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

test('the lines of the packages that have a command are there', () => {
  for (const name of ['devnet', 'exports', 'proof']) {
    expect(
      [...lines].some((line) => line.startsWith(`npx @mcm/${name}`)),
      name,
    ).toBe(true)
  }
})

test('the devnet does all that its page says it can be told', async () => {
  const page = pages.find((each) => each.url === '/docs/devnet')
  const told = page ? select(page.tree, ({ tagName }) => tagName === 'code') : []
  const table = told.map((code) => toString(code)).filter((text) => text.startsWith('{ "'))
  const faucet = told.map((code) => /devnet\/control -d '(.*)'/s.exec(toString(code))?.[1])
  const bodies = [...table, ...faucet.flatMap((body) => body ?? [])]
  expect(bodies.length).toBeGreaterThan(10)
  for (const body of bodies) {
    const answer = await ask(`${url}/devnet/control`, JSON.parse(body) as object)
    expect(JSON.stringify(answer), body).not.toContain('"error"')
    devnet.clearFaults()
  }
  devnet.reset()
})
