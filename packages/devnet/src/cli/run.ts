import { readFile } from 'node:fs/promises'
import type { Scenario } from '../command'
import { forkSchema, type Fork } from '../fork/fork'
import type { ForkOptions } from '../fork/read-fork'
import { clockRate, port as portSchema, resolveOptions, type ResolvedOptions } from '../options'
import { findScenario } from '../scenarios'
import { scenario as scenarioSchema } from '../schema/command'
import { read, readJson } from '../schema/read'
import { startDevnet, type RunningDevnet } from '../start'
import { help, readArguments, type Arguments } from './arguments'

const usageError = 2

/** The validated command line. */
interface Plan extends Arguments {
  readonly resolved: ResolvedOptions
  readonly scenarioToPlay: Scenario | undefined
  readonly forked: Fork | ForkOptions | undefined
}

/** Starts a devnet and serves it until it is stopped. */
export async function run(given: readonly string[], version: string): Promise<void> {
  let plan: Plan
  try {
    plan = await readPlan(given)
  } catch (error) {
    fail(usageError, `${asFlag((error as Error).message)}\nRun mcm-devnet --help for usage.`)
    return
  }
  try {
    if (plan.help) console.log(help)
    else if (plan.version) console.log(version)
    else await serve(plan)
  } catch (error) {
    fail(1, explain(error as NodeJS.ErrnoException))
  }
}

async function readPlan(given: readonly string[]): Promise<Plan> {
  const asked = readArguments(given)
  const { port = 0, host: _, ...options } = asked.options
  read(portSchema, port, '`port`')
  return {
    ...asked,
    resolved: resolveOptions({ clock: 'live', ...options }),
    scenarioToPlay: asked.scenario === undefined ? undefined : await load(asked.scenario),
    forked: typeof asked.fork === 'string' ? await loadFork(asked.fork) : asked.fork,
  }
}

async function serve({ options, forked, quiet, resolved, scenarioToPlay }: Plan): Promise<void> {
  const log = (line: string): void => console.log(line)
  const { startTime } = resolved
  const logged = quiet ? {} : { log }
  const running = await startDevnet({
    ...options,
    ...logged,
    // Without a start time, a stopped clock shows the time of the fork's last block.
    ...(forked ? { fork: 'version' in forked ? forked : { ...logged, ...forked } } : { startTime }),
  })
  const stop = (): void => void running.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  if (scenarioToPlay) running.devnet.play(scenarioToPlay)
  if (!quiet) {
    introduce(running, resolved, forked)
    if (clockRate(resolved) > 1) announceFastClock(running, resolved.blockTime)
    if (scenarioToPlay) log(`Scenario ${scenarioToPlay.name}: ${scenarioToPlay.about}`)
  }
}

async function load(scenario: string): Promise<Scenario> {
  if (!scenario.endsWith('.json')) return findScenario(scenario)
  return readJson(scenarioSchema, await readFile(scenario, 'utf8'), 'The scenario')
}

async function loadFork(file: string): Promise<Fork> {
  return readJson(forkSchema, await readFile(file, 'utf8'), 'The fork')
}

function introduce(
  { url, devnet }: RunningDevnet,
  { seed, startTime }: ResolvedOptions,
  fork: Plan['forked'],
): void {
  const { chain, faucet } = devnet
  const start = new Date(startTime).toISOString()
  console.log(`Devnet listening on ${url}`)
  console.log(`Blocks ${chain.first} to ${chain.tip.index}, ${chain.accounts} accounts`)
  console.log(`Faucet ${faucet.address}, seed ${faucet.seed}, account ${faucet.accountIndex}`)
  if (fork) console.log(`Forked from ${fork.endpoint}`)
  else console.log(`To get the same chain again: --seed ${seed} --start-time ${start}`)
  console.log('Press Ctrl-C to stop; see --help for options')
}

function announceFastClock({ devnet }: RunningDevnet, blockTime: number): void {
  const time = new Date(devnet.now()).toISOString().slice(0, 19)
  console.log(
    `With a block every ${blockTime} s, the chain's clock runs fast: 69 seconds per block. ` +
      `It starts at ${time}Z, so that it doesn't pass yours within an hour.`,
  )
}

function fail(exitCode: number, message: string): void {
  process.exitCode = exitCode
  console.error(message)
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') {
    return 'The port is in use. Stop the program using it, or choose another with --port <number>.'
  }
  if (code === 'EACCES') return `${message}: choose a port above 1023 with --port <number>.`
  return message
}

/** Replaces option names with their flags: `blockTime` with --block-time. */
function asFlag(message: string): string {
  return message.replace(
    /^`(\w+)`/,
    (_, name: string) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  )
}
