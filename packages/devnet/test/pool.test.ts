import { afterEach, expect, it } from 'vitest'
import { createDevnetPool, startDevnet, type DevnetPool } from '../src'

const size = { blocks: 32, accounts: 100, difficulty: 0 }

let pool: DevnetPool

afterEach(() => pool.close())

const tipOf = async (url: string): Promise<number> => {
  const response = await fetch(`${url}/devnet/control`)
  return ((await response.json()) as { tip: { index: number } }).tip.index
}

it('hands out separate chains, and resets those that are given back', async () => {
  pool = createDevnetPool(size)
  const [a, b] = await Promise.all([pool.take(), pool.take()])
  expect(a.url).not.toBe(b.url)
  const start = b.devnet.chain.tip.index
  a.devnet.mine(3)
  expect([await tipOf(a.url), await tipOf(b.url)]).toEqual([start + 3, start])
  pool.give(a)
  const again = await pool.take()
  expect(again).toBe(a)
  expect(await tipOf(again.url)).toBe(start)
})

it('takes back only what it has handed out', async () => {
  pool = createDevnetPool(size)
  const taken = await pool.take()
  pool.give(taken)
  expect(() => pool.give(taken)).toThrow('This devnet is not in use')
})

it('closes all devnets, also those that are still starting', async () => {
  pool = createDevnetPool(size)
  const taken = await pool.take()
  const late = pool.take()
  await pool.close()
  expect(taken.status).toBe('closed')
  expect((await late).status).toBe('closed')
  await expect(pool.take()).rejects.toThrow('The pool is closed')
})

it('restarts on the same port with a new chain', async () => {
  pool = createDevnetPool(size)
  const running = await startDevnet({ ...size, clock: 'manual', port: 0 })
  const start = running.devnet.chain.tip.index
  running.devnet.mine(2)
  const restarting = running.restart()
  expect(running.status).toBe('restarting')
  await expect(running.restart()).rejects.toThrow('The devnet is restarting')
  await restarting
  expect(running.status).toBe('listening')
  expect(await tipOf(running.url)).toBe(start)
  await running.close()
  expect(running.status).toBe('closed')
  await expect(fetch(running.url)).rejects.toThrow('fetch failed')
  await expect(running.restart()).rejects.toThrow('The devnet is closed')
})
