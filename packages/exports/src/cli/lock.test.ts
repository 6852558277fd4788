import { readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/command'
import { lockFile, unfinishedPath } from './lock'
import { ownIdentity, type ProcessIdentity } from './process-identity'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let path: string

beforeEach(async () => {
  folder = await temporaryFolder()
  path = folder.at('a.csv.part')
})

/** Writes the lock that a killed run leaves behind. */
async function leaveLock(changes: Partial<ProcessIdentity>): Promise<void> {
  const holder = { ...(await ownIdentity()), token: 'other', ...changes }
  await writeFile(`${path}.lock`, JSON.stringify(holder))
}

const elsewhere = { host: 'other-container', place: 'other-container', pid: process.pid }

describe('lockFile', () => {
  it('blocks a second run until the first one ends', async () => {
    const unlock = await lockFile(path)
    await expect(lockFile(path)).rejects.toThrow(`Another run (process ${process.pid} on `)
    await unlock()
    const again = await lockFile(path)
    await again()
    expect(await folder.files()).toEqual([])
  })

  it.runIf(process.platform === 'linux')(
    'immediately takes over from a killed run with the same process id',
    async () => {
      await leaveLock({ started: '1' })
      const unlock = await lockFile(path, { patience: 60_000 })
      await unlock()
      expect(await folder.files()).toEqual([])
    },
  )

  it('immediately takes over from a process that has exited', async () => {
    await leaveLock({ pid: 2 ** 22 + 1 })
    await (
      await lockFile(path, { patience: 60_000 })
    )()
    expect(await folder.files()).toEqual([])
  })

  it('takes over from another container if its lock isn’t renewed', async () => {
    await leaveLock(elsewhere)
    const said: string[] = []
    const unlock = await lockFile(path, { patience: 300, say: (line) => said.push(line) })
    expect(said.join()).toContain('whether another run is active')
    await unlock()
    expect(await folder.files()).toEqual([])
  })

  it('leaves the file to an active run in another container', async () => {
    await leaveLock(elsewhere)
    const beating = setInterval(() => void utimes(`${path}.lock`, new Date(), new Date()), 20)
    await expect(lockFile(path, { patience: 60_000 })).rejects.toThrow(
      'Another run (process ' + process.pid + ' on other-container)',
    )
    clearInterval(beating)
  })

  it('renews its lock so that other containers see that it is active', async () => {
    const unlock = await lockFile(path, { beat: 20 })
    const text = await readFile(`${path}.lock`, 'utf8')
    const holder = { ...(JSON.parse(text) as ProcessIdentity), place: 'other-container' }
    // This is the same file, as read by another run.
    await writeFile(`${path}.lock`, JSON.stringify(holder))
    await expect(lockFile(path, { patience: 60_000 })).rejects.toThrow('Another run')
    await unlock()
  })

  it('does not release the lock of a run that took over', async () => {
    const unlock = await lockFile(path)
    await leaveLock(elsewhere)
    await unlock()
    expect(await folder.files()).toEqual(['a.csv.part.lock'])
  })

  it('removes the unfinished file of a killed run, but no other', async () => {
    await writeFile(unfinishedPath(path), 'half')
    await (
      await lockFile(path)
    )()
    expect(await folder.files()).toEqual(['a.csv.part.out'])
    await leaveLock({ pid: 2 ** 22 + 1 })
    await (
      await lockFile(path)
    )()
    expect(await folder.files()).toEqual([])
  })

  it('takes over an empty lock only after a delay', async () => {
    await writeFile(`${path}.lock`, '')
    const locking = lockFile(path, { patience: 60_000 })
    await leaveLock({})
    await expect(locking).rejects.toThrow('Another run')
    await writeFile(`${path}.lock`, '')
    await (
      await lockFile(path, { patience: 300 })
    )()
    expect(await folder.files()).toEqual([])
  })

  it('stops waiting when its signal aborts', async () => {
    await leaveLock(elsewhere)
    const signal = AbortSignal.timeout(50)
    await expect(lockFile(path, { patience: 60_000, signal })).rejects.toThrow('aborted')
    expect(await folder.files()).toEqual(['a.csv.part.lock'])
  })

  it('leaves files that it did not write', async () => {
    await writeFile(`${path}.lock`, 'mine')
    await expect(lockFile(path)).rejects.toThrow('is in the way')
    expect(await readFile(`${path}.lock`, 'utf8')).toBe('mine')
    path = folder.at('b.csv.part')
    await symlink(folder.at('target'), `${path}.lock`)
    await expect(lockFile(path)).rejects.toThrow('is in the way')
    expect((await folder.files()).toSorted()).toEqual(['a.csv.part.lock', 'b.csv.part.lock'])
  })
})
