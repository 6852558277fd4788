import { appendFile, link, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/command'
import { Spool } from './spool'

interface Page {
  memo: string
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let path: string

beforeEach(async () => {
  folder = await temporaryFolder()
  path = folder.at('list.csv.part')
})

const request = { endpoint: 'http://localhost', export: 'richlist' }

function open(asked: Record<string, unknown> = request, fresh = false, facts = { block: 1 }) {
  return Spool.open<{ block: number }, Page>(path, asked, fresh, async () => facts)
}

async function pagesOf(spool: Spool<unknown, Page>): Promise<string[]> {
  const memos: string[] = []
  for await (const { memo } of spool.pages()) memos.push(memo)
  return memos
}

async function keep(...memos: string[]): Promise<void> {
  const spool = await open()
  for (const memo of memos) await spool.append({ memo })
  await spool.close()
}

describe('Spool', () => {
  it('returns what an earlier run stored, including its metadata', async () => {
    await keep('a', 'b')
    const spool = await open(request, false, { block: 2 })
    expect(spool).toMatchObject({ resumed: true, hasPages: true, facts: { block: 1 } })
    expect(await pagesOf(spool)).toEqual(['a', 'b'])
    await spool.append({ memo: 'c' })
    expect(await pagesOf(spool)).toEqual(['a', 'b', 'c'])
    await spool.remove()
    expect(await folder.files()).toEqual([])
  })

  it('drops all pages on request and stays usable', async () => {
    await keep('a', 'b')
    const spool = await open()
    await spool.clear()
    expect(spool.hasPages).toBe(false)
    await spool.append({ memo: 'c' })
    await spool.close()
    const again = await open()
    expect(again).toMatchObject({ resumed: true, facts: { block: 1 } })
    expect(await pagesOf(again)).toEqual(['c'])
    await again.close()
  })

  it.each(['\u2028', '\u2029', '\n', '\r', '\u0085', '"\\', 'ü🐙'])(
    'keeps %j, a line terminator in some readers',
    async (memo) => {
      await keep(memo)
      const spool = await open()
      expect(await pagesOf(spool)).toEqual([memo])
      await spool.close()
    },
  )

  it('drops a line cut off by a kill', async () => {
    await keep('a', 'b')
    await appendFile(path, `{"memo":"${'c'.repeat(200_000)}`)
    const spool = await open()
    expect(await pagesOf(spool)).toEqual(['a', 'b'])
    await spool.append({ memo: 'd' })
    expect(await pagesOf(spool)).toEqual(['a', 'b', 'd'])
    await spool.close()
  })

  it.each([
    ['another request', async () => {}, { ...request, endpoint: 'http://elsewhere' }, false],
    ['a request to start again', async () => {}, request, true],
    ['an unfinished first line', () => writeFile(path, '{"mcm-exports":1,"req'), request, false],
    ['another version', () => writeFile(path, '{"mcm-exports":0}\n'), request, false],
  ])('starts again after %s', async (_, spoil, asked, fresh) => {
    await keep('a')
    await spoil()
    const spool = await open(asked, fresh, { block: 2 })
    expect(spool).toMatchObject({ resumed: false, hasPages: false, facts: { block: 2 } })
    expect(await pagesOf(spool)).toEqual([])
    await spool.close()
  })

  it.each([
    ['a file', 'rank,address\r\n1,0x\r\n'],
    ['a file without a line break', 'notes'],
    ['JSON', '{"request":"{}"}\n'],
  ])('leaves %s of other data unchanged, even with --fresh', async (_, text) => {
    await writeFile(path, text)
    for (const fresh of [false, true]) {
      await expect(open(request, fresh)).rejects.toThrow('was not written by mcm-exports')
      expect(await readFile(path, 'utf8')).toBe(text)
    }
  })

  it('leaves the target of a link unchanged', async () => {
    await keep('a')
    const kept = await readFile(path, 'utf8')
    await rename(path, folder.at('kept'))
    for (const make of [symlink, link]) {
      await make(folder.at('kept'), path)
      await expect(open({ ...request, other: 1 }, true)).rejects.toThrow('so it was left unchanged')
      expect(await readFile(folder.at('kept'), 'utf8')).toBe(kept)
      await rm(path)
    }
    await symlink(folder.at('nowhere'), path)
    await expect(open()).rejects.toThrow('is a link')
    expect((await folder.files()).toSorted()).toEqual(['kept', 'list.csv.part'])
  })

  it('names the line that is damaged', async () => {
    await keep('a', 'b')
    const lines = (await readFile(path, 'utf8')).split('\n')
    await writeFile(path, [lines[0], '{"memo', lines[2], ''].join('\n'))
    const spool = await open()
    await expect(pagesOf(spool)).rejects.toThrow('Line 2 of')
    await spool.close()
  })

  it('leaves nothing behind if its metadata cannot be read', async () => {
    const opening = Spool.open(path, request, false, () => Promise.reject(new Error('no endpoint')))
    await expect(opening).rejects.toThrow('no endpoint')
    expect(await folder.files()).toEqual([])
  })
})
