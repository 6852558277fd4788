// Sends malformed requests to the site and its endpoint, which must continue to serve valid ones.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../support/random.mjs'
import { startVictim } from '../support/victim.mjs'
import { badRequest } from './bad-requests.mjs'

const VISITORS = 8
const [site, devnet, seed] = process.argv.slice(2)
const random = createRandom(Number(seed))
const victim = startVictim()
/** Of /etc/passwd, which no path may reach. */
const SECRET = 'root:'

for (let number = 0; number < VISITORS; number++) void visit()
victim.ready()
while (!victim.signal.aborted) {
  await sleep(1000)
  await expectServed(`${site}/`)
  await expectServed(`${site}/docs?ref=chaos`)
  await expectServed(`${devnet}/network/list`, { method: 'POST' })
}

async function visit() {
  while (!victim.signal.aborted) {
    const url = random.pick([site, devnet])
    const text = await answerTo(url, badRequest(random))
    victim.count(
      `bad requests, ${text.startsWith('HTTP/1.1 ') ? `status ${text.slice(9, 12)}` : 'no response'}`,
    )
    if (text.includes(SECRET))
      victim.problem('a file outside the site was served', text.slice(0, 300))
  }
}

/** Sends bytes, and reads until the server or the visitor has enough. */
function answerTo(url, { pieces, pause, leave }) {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    const closed = new Promise((go) => socket.once('close', go))
    const leaving = setTimeout(
      () => (leave === 'reset' ? socket.resetAndDestroy() : socket.destroy()),
      2000,
    )
    socket.on('data', (chunk) => {
      if (text.length < 5000) text += chunk.toString('latin1')
      if (leave === 'first byte') socket.destroy()
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(leaving)
      resolve(text)
    })
    void send()
    async function send() {
      for (const piece of pieces) {
        if (socket.destroyed) return
        if (!socket.write(piece, 'latin1')) await Promise.race([drained(socket), closed])
        if (pause) await sleep(pause)
      }
      if (leave === 'end') socket.end()
    }
  })
}

function drained(socket) {
  return new Promise((go) => socket.once('drain', go))
}

async function expectServed(url, options) {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(15_000) })
    await response.text()
    victim.count('good requests')
    if (response.status !== 200)
      victim.problem(`${new URL(url).pathname}: status ${response.status}`)
  } catch (error) {
    if (!victim.signal.aborted)
      victim.problem(`${new URL(url).pathname} is not served`, error.cause ?? error)
  }
}
