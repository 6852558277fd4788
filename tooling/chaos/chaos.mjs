// Runs the client, its followers, `mcm-exports` and the site against a malicious server, a wrong clock and
// malformed requests for ten minutes. `node chaos.mjs [--seconds 600] [--seed n]`
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { judge, summarize } from './support/judge.mjs'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '600' }, seed: { type: 'string' } },
})
const seconds = Number(values.seconds)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('Usage: node chaos.mjs [--seconds 600] [--seed <integer>]')
  process.exit(2)
}
console.log(`chaos: ${seconds} seconds, seed ${seed}`)

const server = await start('server/malicious-server.mjs', [seed])
const { url, address } = server.facts
const site = await start('victims/site.mjs', [])
const bystander = await start('victims/bystander.mjs', [])
const victims = {
  'client and followers': await start('victims/client.mjs', [url, address, seed + 1]),
  exports: await start('victims/exports.mjs', [url, address, seed + 2]),
  'site and endpoint': site,
  visitors: await start('victims/visitors.mjs', [site.facts.site, site.facts.devnet, seed + 3]),
}
const ends = Object.values(victims).map(({ ended }) => ended)
await Promise.race([sleep(seconds * 1000), ...ends])
// Clients first, while their servers still run.
for (const { child } of Object.values(victims).reverse()) if (child.connected) child.send('stop')
await Promise.all(ends)
for (const { child, ended } of [server, bystander]) {
  child.send('stop')
  await ended
}

console.log(`\nwhat the server did: ${summarize(server.samples.at(-1)?.counts)}`)
const noise = bystander.samples.at(-1)?.delay ?? 0
console.log(`the machine alone delays a process by ${noise} ms at most`)
let isFine = true
for (const [name, { samples, code }] of Object.entries(victims)) {
  const { lines, problems } = judge(samples, code, noise)
  isFine &&= problems.length === 0
  console.log([`\n${name}`, ...lines.map((line) => `  ${line}`)].join('\n'))
  for (const problem of problems) console.log(`  PROBLEM ${problem}`)
}
console.log(`\nchaos: ${isFine ? 'passed' : 'failed'}, seed ${seed}`)
process.exitCode = isFine ? 0 : 1

/** Starts a process and waits until it is ready. */
async function start(file, args) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args.map(String), {
    execArgv: ['--expose-gc'],
  })
  const started = { child, samples: [], facts: {}, code: undefined }
  started.ended = once(child, 'exit').then(([code, signal]) => (started.code = code ?? signal))
  const ready = new Promise((resolve, reject) => {
    void started.ended.then((code) => reject(new Error(`${file} ended with ${code}`)))
    child.on('message', (message) => {
      if (message.type === 'ready') resolve(message)
      else started.samples.push(message)
    })
  })
  started.facts = await ready
  return started
}
