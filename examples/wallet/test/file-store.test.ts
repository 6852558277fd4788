import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileStore } from '../src/file-store'
import { StateConflictError, type WalletState } from '../src/state'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wallet-test-'))
})
afterEach(() => rm(directory, { recursive: true }))

const state = (revision: number, spendIndex = revision): WalletState => ({
  revision,
  tag: `0x${'ab'.repeat(20)}`,
  spendIndex,
  unprovenSince: null,
  payments: [],
})

it('keeps the latest state in a directory that it creates', async () => {
  const path = join(directory, 'deeper', 'still')
  expect(await fileStore(path).load()).toBeNull()
  for (const revision of [1, 2, 3, 11]) await fileStore(path).save(state(revision))
  expect(await fileStore(path).load()).toEqual(state(11))
  expect((await readdir(path)).toSorted()).toEqual(['11.json', '3.json'])
})

it('is readable only by its owner', async () => {
  await fileStore(directory).save(state(1))
  expect((await stat(join(directory, '1.json'))).mode & 0o777).toBe(0o600)
})

it('stores each revision once', async () => {
  const store = fileStore(directory)
  await store.save(state(1))
  const saves = [5, 6, 7, 8].map((spendIndex) => fileStore(directory).save(state(2, spendIndex)))
  const outcomes = await Promise.allSettled(saves)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
  expect(await store.load()).toEqual(state(2, 5 + winner))
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(StateConflictError) as unknown,
  })
})

it('rejects a revision older than the latest', async () => {
  const store = fileStore(directory)
  for (const revision of [1, 2, 3, 4, 5]) await store.save(state(revision))
  await expect(store.save(state(2))).rejects.toThrow(StateConflictError)
  expect(await store.load()).toEqual(state(5))
})

it('ignores a temporary file left by a crash', async () => {
  const store = fileStore(directory)
  await store.save(state(1))
  await writeFile(join(directory, 'b1e6.tmp'), '{"revision":2,"spendIn')
  expect(await store.load()).toEqual(state(1))
  await store.save(state(2))
  expect(await store.load()).toEqual(state(2))
})
