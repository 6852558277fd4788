import { afterAll, beforeAll, expect, it } from 'vitest'
import { post, report, startCommand, type Command } from './process'

const clients = 200
const seconds = 60

let command: Command
beforeAll(async () => {
  command = await startCommand('--block-time', '5')
})
afterAll(() => command.stop())

it(`serves every request of ${clients} clients for ${seconds} seconds`, async () => {
  const { tip } = JSON.parse(await (await fetch(`${command.url}/devnet/control`)).text()) as {
    tip: { index: number }
  }
  const asks: readonly ((i: number) => Promise<string>)[] = [
    () => post(command.url, '/network/status'),
    (i) => post(command.url, '/block', { block_identifier: { index: tip.index - (i % 1900) } }),
    (i) => post(command.url, '/search/transactions', { limit: 50, offset: (i % 90) * 50 }),
    (i) => post(command.url, '/stats/richlist', { ascending: true, limit: 100, offset: i % 9000 }),
    () => post(command.url, '/events/blocks', { limit: 100, offset: 1900 }),
    () => post(command.url, '/mempool'),
  ]
  const until = Date.now() + seconds * 1000
  const lost: string[] = []
  let served = 0

  const client = async (number: number): Promise<void> => {
    for (let i = number; Date.now() < until; i++) {
      try {
        JSON.parse((await asks[i % asks.length]?.(i)) ?? '')
        served++
      } catch (error) {
        lost.push(String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  report(`${served} responses to ${clients} clients, ${Math.round(served / seconds)} per second`)
  expect(lost).toEqual([])
  expect(served).toBeGreaterThan(clients * 10)
})
