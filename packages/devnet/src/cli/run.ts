import { readFile } from 'node:fs/promises'
import { readScenario } from '../command-input'
import { clockRate, resolveOptions } from '../options'
import { findScenario, type Scenario } from '../scenarios'
import { startDevnet, type RunningDevnet } from '../start'
import { help, readArguments, type Arguments } from './arguments'

/** The command: starts a devnet and serves it until it is told to stop. */
export async function run(given: readonly string[]): Promise<void> {
  try {
    const asked = readArguments(given)
    if (asked.help) console.log(help)
    else await serve(asked)
  } catch (error) {
    process.exitCode = 1
    console.error(explain(error as NodeJS.ErrnoException))
  }
}

async function serve({ options, quiet, ...asked }: Arguments): Promise<void> {
  const scenario = asked.scenario === undefined ? undefined : await load(asked.scenario)
  const log = (line: string): void => console.log(line)
  const running = await startDevnet({ ...options, ...(quiet ? {} : { log }) })
  const stop = (): void => void running.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  if (scenario) running.devnet.play(scenario)
  if (!quiet) {
    introduce(running)
    const resolved = resolveOptions({ clock: 'live', ...options })
    if (clockRate(resolved) > 1) announceFastClock(running, resolved.blockTime)
    if (scenario) log(`Scenario ${scenario.name}: ${scenario.about}`)
  }
}

async function load(scenario: string): Promise<Scenario> {
  if (!scenario.endsWith('.json')) return findScenario(scenario)
  return readScenario(await readFile(scenario, 'utf8'))
}

function introduce({ url, devnet }: RunningDevnet): void {
  const { chain, faucet } = devnet
  console.log(`The devnet answers on ${url}`)
  console.log(`Blocks ${chain.first} to ${chain.tip.index}, ${chain.accounts} accounts`)
  console.log(`Faucet ${faucet.address}, seed ${faucet.seed}, account ${faucet.accountIndex}`)
  console.log('Ctrl-C stops it; --help shows what else it can do')
}

function announceFastClock({ devnet }: RunningDevnet, blockTime: number): void {
  const time = new Date(devnet.now()).toISOString().slice(0, 19)
  console.log(
    `A block every ${blockTime} s: the chain's clock runs faster than yours, 69 seconds a block. ` +
      `It began at ${time}Z, so it stays behind yours for an hour.`,
  )
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') {
    return 'The port is taken: stop what uses it, or choose another one with --port <number>.'
  }
  if (code === 'EACCES') return `${message}: choose a port above 1023 with --port <number>.`
  return `${asFlag(message)}\nmcm-devnet --help shows what it can do.`
}

/** Options and faults are named after their flags: 'blockTime should be' is about --block-time. */
function asFlag(message: string): string {
  return message.replace(
    /^([a-zA-Z]+)(?= should be )/,
    (name) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  )
}
