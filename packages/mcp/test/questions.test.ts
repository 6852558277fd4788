import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { createDevnet, startDevnet } from '@mcm/devnet'
import { afterAll, describe, expect, test } from 'vitest'
import { connectClient, startServer } from './connect'

const folder = join(import.meta.dirname, '..')
/** The chain that the README starts. */
const chain = { blocks: 300, accounts: 500, clock: 'manual' } as const

interface Question {
  question: string
  calls: { tool: string; args: object; expected: string[] }[]
}

const questions = readQuestions(readFileSync(join(folder, 'README.md'), 'utf8'))

test('the README has ten questions, which use every tool', async () => {
  expect(questions).toHaveLength(10)
  const { client } = await startServer({})
  const { tools } = await client.listTools()
  const used = questions.flatMap(({ calls }) => calls.map(({ tool }) => tool))
  expect(new Set(used)).toEqual(new Set(tools.map(({ name }) => name)))
})

describe('in this process', async () => {
  const devnet = createDevnet(chain)
  const { call } = await startServer({ endpoint: 'http://devnet', fetch: devnet.fetch })

  test.each(questions)('$question', async ({ calls }) => {
    for (const { tool, args, expected } of calls) {
      const { text } = await call(tool, args)
      for (const value of expected) expect(text).toContain(value)
    }
  })
})

describe('over standard input and output', async () => {
  const running = await startDevnet({ ...chain, port: 0 })
  const { call, client } = await connectClient(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(folder, 'bin/mcm-mcp.js'), '--endpoint', running.url],
    }),
  )
  afterAll(async () => {
    await client.close()
    await running.close()
  })

  test.each(questions.slice(0, 1))('$question', async ({ calls }) => {
    for (const { tool, args, expected } of calls) {
      const { text } = await call(tool, args)
      for (const value of expected) expect(text).toContain(value)
    }
  })

  test('reports the version of the package', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    expect(client.getServerVersion()).toMatchObject({ name: 'mochimo', version: manifest.version })
  })
})

/** Returns the numbered questions of the README, with their calls and the values after the arrow. */
function readQuestions(readme: string): Question[] {
  const found: Question[] = []
  for (const line of readme.split('\n')) {
    const question = /^\d+\. \*\*(.+)\*\*$/.exec(line)?.[1]
    if (question !== undefined) found.push({ question, calls: [] })
    const [, tool, json, results] = /^ +- `(\w+) (\{.*\})` → (.+)$/.exec(line) ?? []
    if (tool === undefined || json === undefined) continue
    const expected = [...(results ?? '').matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)
    found.at(-1)?.calls.push({ tool, args: JSON.parse(json) as object, expected })
  }
  return found
}
