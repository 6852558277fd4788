// Makes calls of every kind, and follows blocks, against the malicious server.
import { setTimeout as sleep } from 'node:timers/promises'
import { createRosettaClient, isRosettaError } from '@mcm/rosetta-client'
import { disturbClock } from '../support/clock.mjs'
import { createRandom } from '../support/random.mjs'
import { startVictim, steersTerminal } from '../support/victim.mjs'

const CALLERS = 6
const FOLLOWERS = 2
/** Far more than any call's own total timeout. */
const STUCK_MS = 60_000
const LONGEST_MESSAGE = 5000

const [url, address, seed] = process.argv.slice(2)
const random = createRandom(Number(seed))
disturbClock(random)
const victim = startVictim()

const hash = `0x${'ab'.repeat(32)}`
const tip = { index: 1 }

const calls = {
  status: async (client, options) => {
    const { current_block_identifier } = await client.network.status(options)
    tip.index = Math.max(1, current_block_identifier.index)
  },
  options: (client, options) => client.network.options(options),
  list: (client, options) => client.network.list(options),
  balance: (client, options) => client.account.balance({ address }, options),
  block: (client, options) => {
    const index = Math.max(1, tip.index - random.below(50))
    return client.block.get(random.pick([{ index }, { hash }, 'tip']), options)
  },
  transaction: (client, options) =>
    client.block.transaction({ block: { index: tip.index }, hash }, options),
  search: (client, options) =>
    client.search.transactions({ limit: random.between(1, 100) }, options),
  'all of search': (client, options) => some(client.search.transactions({ limit: 20 }, options)),
  mempool: (client, options) => client.mempool.list(options),
  'rich list': (client, options) =>
    client.stats.richList({ limit: random.between(1, 100) }, options),
  'all of the rich list': (client, options) => some(client.stats.richList({ limit: 50 }, options)),
  events: (client, options) =>
    client.events.blocks({ offset: random.below(400), limit: 100 }, options),
  'tag resolve': (client, options) => client.call.resolveTag({ address }, options),
  derive: (client, options) =>
    client.construction.derive({ publicKey: new Uint8Array(2144).fill(7), tag: address }, options),
}

for (let number = 0; number < CALLERS; number++) void call()
for (let number = 0; number < FOLLOWERS; number++) void follow()
victim.ready()

async function some(items) {
  let left = 300
  for await (const item of items) if (!item || --left === 0) return
}

function newClient() {
  return createRosettaClient({
    baseUrl: url,
    timeout: random.between(300, 3000),
    totalTimeout: random.between(1000, 8000),
    retry: random.pick([false, 1, 2, { limit: 2, delay: 50, maxDelay: 2000 }]),
  })
}

async function call() {
  while (!victim.signal.aborted) {
    const name = random.pick(Object.keys(calls))
    const own = random.chance(0.1) ? AbortSignal.timeout(random.between(1, 500)) : undefined
    const signal = own ? AbortSignal.any([own, victim.signal]) : victim.signal
    const stuck = setTimeout(() => victim.problem(`${name} does not end`), STUCK_MS)
    try {
      await calls[name](newClient(), { signal })
      victim.count(`calls that returned`)
    } catch (error) {
      if (error !== signal.reason) expectTyped(error, name)
    }
    clearTimeout(stuck)
  }
}

function expectTyped(error, from) {
  if (!isRosettaError(error)) {
    victim.problem(`${from}: an untyped error`, error instanceof Error ? error.stack : error)
    return
  }
  victim.count(error.name)
  const { message } = error
  if (error.name === 'InvalidRequestError')
    victim.problem('the client rejected a valid call', message)
  if (message.length > LONGEST_MESSAGE) victim.problem('an endless message', message.slice(0, 200))
  if (steersTerminal(message))
    victim.problem('a message steers the terminal', JSON.stringify(message))
}

async function follow() {
  let from = 'latest'
  while (!victim.signal.aborted) {
    const stopping = new AbortController()
    const signal = AbortSignal.any([victim.signal, stopping.signal])
    // Aborted and started again from time to time, as programs are.
    const restart = setTimeout(
      () => stopping.abort(new Error('Restart')),
      random.between(5000, 60_000),
    )
    const onError = (error) => expectTyped(error, 'follow, waiting')
    const chain = []
    try {
      const options = { from, interval: random.between(20, 500), timeout: 1000, signal, onError }
      for await (const event of newClient().events.follow(options)) {
        checkEvent(event, chain)
        from = event.cursor
      }
      victim.problem('following ended without an error')
    } catch (error) {
      if (error !== signal.reason) {
        expectTyped(error, 'follow')
        if (error.name === 'DeepReorgError') from = error.cursor ?? 'latest'
        // Where the chain was reset to lower heights, or the server lied, start over.
        else from = 'latest'
        await sleep(100)
      }
    }
    clearTimeout(restart)
  }
}

/** Notes events that don't form a chain, whatever the server returns. */
function checkEvent({ type, block_identifier, block }, chain) {
  victim.count(type)
  const last = chain.at(-1)
  if (type === 'block_removed') {
    if (last && last !== block_identifier.hash)
      victim.problem('another block than the last was removed')
    chain.pop()
    return
  }
  if (last && block.parent_block_identifier.hash !== last)
    victim.problem('a block without its parent')
  chain.push(block_identifier.hash)
}
