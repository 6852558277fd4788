import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/command'
import { startEndpoint, type Endpoint } from '../test/endpoint'
import { startProcess } from '../test/process'

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  endpoint = await startEndpoint()
})
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => {
  endpoint.intercept = undefined
})
afterAll(() => endpoint.close())

const start = (...argv: string[]) =>
  startProcess(folder.at(''), ...argv, '--endpoint', endpoint.url)

/** Calls back when the page at offset 200 is requested, and doesn't send a response. */
function holdAt200(then: () => void): void {
  endpoint.intercept = ({ body }, respond) => {
    if (body['offset'] !== 200) return respond()
    then()
    return new Promise(() => {})
  }
}

describe('mcm-exports, the process', { timeout: 30_000 }, () => {
  it('names the file after its contents and exits with 0', async () => {
    const child = start('richlist', '--format', 'dat')
    const [stderr, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(exitCode).toBe(0)
    const [name = ''] = await folder.files()
    expect(name).toMatch(/^Mochimo Ledger - block \d+\.dat$/)
    expect(stderr).toMatch(
      /^450 accounts of block \d+ written to 'Mochimo Ledger - block \d+\.dat'/,
    )
    expect(await readFile(folder.at(name))).toHaveLength(450 * 28)
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('exits cleanly on %s with %i and can resume', async (signal, code) => {
    const child = start('richlist', '--out', 'a.csv')
    holdAt200(() => child.kill(signal))
    const [stderr, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(exitCode).toBe(code)
    expect(stderr).toContain("The download so far is kept in 'a.csv.part'")
    expect(await folder.files()).toEqual(['a.csv.part'])
    endpoint.intercept = undefined
    endpoint.calls = []
    const [again] = await once(start('richlist', '--out', 'a.csv'), 'exit')
    expect(again).toBe(0)
    expect(endpoint.calls[0]?.body['offset']).toBe(200)
    expect(await folder.files()).toEqual(['a.csv'])
  })

  it('resumes after SIGKILL', async () => {
    const child = start('richlist', '--out', 'a.csv')
    holdAt200(() => child.kill('SIGKILL'))
    await once(child, 'exit')
    endpoint.intercept = undefined
    endpoint.calls = []
    const [again] = await once(start('richlist', '--out', 'a.csv'), 'exit')
    expect(again).toBe(0)
    expect(endpoint.calls[0]?.body['offset']).toBe(200)
    expect((await readFile(folder.at('a.csv'), 'utf8')).split('\r\n')).toHaveLength(452)
  })

  it.each([
    ['richlist', ['richlist', '--out', 'a.json', '--format', 'json']],
    ['mempool', ['mempool', '--out', 'a.json']],
  ])('removes the files of a killed %s when the same command runs again', async (_, argv) => {
    const child = start(...argv)
    endpoint.intercept = async ({ path, body }, respond) => {
      if (path !== '/mempool/transaction' && body['offset'] !== 200) return respond()
      child.kill('SIGKILL')
      return new Promise(() => {})
    }
    await once(child, 'exit')
    // Simulates a kill during the write, because the write is too short for a real kill to hit it.
    await writeFile(folder.at('a.json.part.out'), '{')
    expect((await folder.files()).filter((name) => !name.startsWith('a.json.part'))).toEqual([])
    endpoint.intercept = undefined
    const [again] = await once(start(...argv), 'exit')
    expect(again).toBe(0)
    expect(await folder.files()).toEqual(['a.json'])
  })

  it('fails if the reader of its output exits', async () => {
    const child = start('richlist', '--out', '-')
    endpoint.intercept = async (_, respond) => {
      child.stdout.destroy()
      return respond()
    }
    const [stderr, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(stderr).toContain('EPIPE')
    expect(exitCode).toBe(6)
  })
})
