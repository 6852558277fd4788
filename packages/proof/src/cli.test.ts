import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundleCommand } from '../../../tooling/test/command.mjs'
import { everyKind } from '../test/chain'
import { serveBlocks } from '../test/server'

test('exits with 6 when the reading process exits', { timeout: 30_000 }, async () => {
  const { blocks } = everyKind()
  const server = await serveBlocks(1_000_194, (index) => blocks[index - 1_000_187])
  const command = await bundleCommand(fileURLToPath(new URL('cli.ts', import.meta.url)))
  const child = spawn(
    process.execPath,
    [command, '--endpoint', server.url, '--from', '1000187', '--json'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  child.stdout.destroy()
  const [stderr, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  await server.close()
  expect(stderr).toMatch(/^The output can't be written: .*EPIPE\n$/)
  expect(exitCode).toBe(6)
})
