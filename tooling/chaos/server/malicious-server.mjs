// A devnet whose responses are replaced at random by those of a malicious or broken server.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDevnet } from '@mcm/devnet/core'
import { createRandom } from '../support/random.mjs'
import { acts } from './acts.mjs'

/** The share of requests that get the true response, so that downloads and followers get on. */
const HONEST = 0.6

const random = createRandom(Number(process.argv[2]))
const names = Object.keys(acts)
const counts = {}
const devnet = createDevnet({
  seed: 'chaos',
  blocks: 300,
  accounts: 400,
  clock: 'manual',
  difficulty: 0,
})

const server = createServer((request, response) => void answer(request, response))

async function answer(request, response) {
  response.on('error', () => {})
  request.on('error', () => {})
  try {
    const body = await textOf(request)
    const url = `http://devnet.test${request.url}`
    const headers = { 'content-type': 'application/json' }
    const answer = await devnet.fetch(new Request(url, { method: 'POST', headers, body }))
    const honest = { status: answer.status, text: await answer.text() }
    const act = random.chance(HONEST) ? 'honest' : random.pick(names)
    counts[act] = (counts[act] ?? 0) + 1
    if (act !== 'honest') acts[act]({ response, honest, random })
    else response.writeHead(honest.status, { 'content-type': 'application/json' }).end(honest.text)
  } catch {
    // A crashed call, or a client that went away.
    response.socket?.destroy()
  }
}

server.on('clientError', (_, socket) => socket.destroy())
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`
  process.send({ type: 'ready', url, address: devnet.chain.busiest })
})
process.on('message', () => {
  process.send({ type: 'end', counts })
  process.disconnect()
  process.exit()
})

// The chain grows, reorgs and sometimes starts again.
for (;;) {
  await sleep(random.between(300, 2000))
  const depth = random.between(1, 12)
  if (random.chance(0.02)) devnet.reset()
  else if (random.chance(0.3))
    devnet.reorg({ depth, length: random.between(1, 14), pseudo: random.chance(0.2) })
  else {
    devnet.simulate(3)
    devnet.mine(random.between(1, 3))
  }
}

async function textOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
