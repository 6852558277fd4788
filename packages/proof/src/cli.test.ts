import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { everyKind } from '../test/chain'
import { serveBlocks } from '../test/server'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))

test('exits with 6 when the reading process exits', { timeout: 30_000 }, async () => {
  const { blocks } = everyKind()
  const server = await serveBlocks(1_000_194, (index) => blocks[index - 1_000_187])
  const child = spawn(
    process.execPath,
    ['--conditions=@mcm/source', '--import', import.meta.resolve('tsx'), cli].concat([
      '--endpoint',
      server.url,
      '--from',
      '1000187',
      '--json',
    ]),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  child.stdout.destroy()
  const [stderr, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  await server.close()
  expect(stderr).toMatch(/^The output can't be written: .*EPIPE\n$/)
  expect(exitCode).toBe(6)
})
