import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const PORT = 4790
const root = fileURLToPath(new URL('../..', import.meta.url))

test('in development, the explorer’s first endpoint is the local chain', async () => {
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT) },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    const ended = new Promise((resolve) => dev.once('exit', resolve))
    dev.kill('SIGTERM')
    await ended
  })
  const config = await answerOf(`http://localhost:${PORT}/config.json`)
  const { url } = config.endpoints[0]
  const list = await answerOf(`${url}/network/list`, { method: 'POST', body: '{"metadata":{}}' })
  expect(list.network_identifiers).toEqual([{ blockchain: 'mochimo', network: 'mainnet' }])
})

/** Asks until the server listens. */
async function answerOf(url, options) {
  await expect.poll(() => fetch(url, options).then(({ ok }) => ok), { timeout: 50_000 }).toBe(true)
  return (await fetch(url, options)).json()
}
