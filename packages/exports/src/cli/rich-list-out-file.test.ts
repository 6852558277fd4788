import { lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runCommand, temporaryFolder } from '../../test/command'
import { startEndpoint, type Endpoint } from '../../test/endpoint'
import { readRichList, richListCsv, type WholeRichList } from '../../test/whole-rich-list'
import { ExitCode } from './exit'

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let list: WholeRichList

beforeAll(async () => {
  endpoint = await startEndpoint()
  list = await readRichList(endpoint.url)
})

beforeEach(async () => {
  folder = await temporaryFolder()
  endpoint.calls = []
})

afterAll(() => endpoint.close())

const richlist = (...more: string[]) => ['richlist', '--endpoint', endpoint.url, ...more]

describe('mcm-exports richlist', () => {
  it('reports a file that cannot be written', async () => {
    const { exitCode, stderr } = await runCommand(
      richlist('--out', folder.at('no/such/folder/a.csv')),
    )
    expect(exitCode).toBe(ExitCode.Output)
    expect(stderr).toContain(`The folder '${folder.at('no/such/folder')}'`)
    expect(endpoint.calls).toEqual([])
  })

  it('rejects a folder and a device before sending requests', async () => {
    const inFolder = await runCommand(richlist('--out', folder.at('.')))
    expect(inFolder.exitCode).toBe(ExitCode.Output)
    expect(inFolder.stderr).toContain('is a folder')
    const device = await runCommand(richlist('--out', '/dev/null'))
    expect(device.exitCode).toBe(ExitCode.Output)
    expect(device.stderr).toContain('is not a regular file')
    expect(endpoint.calls).toEqual([])
  })

  it('writes through a symbolic link and keeps the permissions', async () => {
    const target = folder.at('target.csv')
    await writeFile(target, 'before', { mode: 0o600 })
    await symlink(target, folder.at('link.csv'))
    const { exitCode } = await runCommand(richlist('--out', folder.at('link.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(await readFile(target, 'utf8')).toContain(',')
    expect((await lstat(folder.at('link.csv'))).isSymbolicLink()).toBe(true)
    expect((await stat(target)).mode & 0o777).toBe(0o600)
  })

  it('creates the target of a dangling link and keeps the link', async () => {
    await mkdir(folder.at('data'))
    await mkdir(folder.at('links'))
    await symlink('../data/list.csv', folder.at('links/inner.csv'))
    await symlink('links/inner.csv', folder.at('outer.csv'))
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('outer.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(stderr).toContain("data/list.csv'")
    expect(await readFile(folder.at('data/list.csv'), 'utf8')).toBe(richListCsv(list))
    expect((await lstat(folder.at('outer.csv'))).isSymbolicLink()).toBe(true)
    expect(await readdir(folder.at('data'))).toEqual(['list.csv'])
  })

  it('rejects bad links before sending requests', async () => {
    await symlink('b.csv', folder.at('a.csv'))
    await symlink('a.csv', folder.at('b.csv'))
    await symlink('missing/c.csv', folder.at('c.csv'))
    for (const [name, message] of [
      ['a.csv', 'is a circular symbolic link'],
      ['c.csv', "doesn't exist"],
    ] as const) {
      const { exitCode, stderr } = await runCommand(richlist('--out', folder.at(name)))
      expect(exitCode).toBe(ExitCode.Output)
      expect(stderr).toContain(message)
    }
    expect(endpoint.calls).toEqual([])
  })

  it('rejects a second run that writes the same file', async () => {
    const out = folder.at('two.csv')
    const both = await Promise.all([
      runCommand(richlist('--out', out)),
      runCommand(richlist('--out', out)),
    ])
    const codes = both.map(({ exitCode }) => exitCode).sort((a, b) => a - b)
    expect(codes).toEqual([ExitCode.Done, ExitCode.Output])
    const refused = both.find(({ exitCode }) => exitCode === ExitCode.Output)
    expect(refused?.stderr).toContain('Another run')
  })
})
