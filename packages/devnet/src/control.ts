import type { Devnet, DevnetState } from './api'
import type { Command, ReorgOptions, ScenarioStep } from './command'
import type { Block } from './chain/types'
import { json, preflight } from './http'
import { readBody } from './request/body'
import { findScenario } from './scenarios'
import type { Player } from './scenarios/player'
import { command as commandSchema } from './schema/command'
import { read, readJson } from './schema/read'
import { atOnce, inSlices } from './slices'

/** Maximum size of a command in bytes, which is enough for a long scenario. */
const maxCommand = 1_000_000
const close = { Connection: 'close' }
/**
 * Number of seconds by which each part of a command advances the clock, which is about one block.
 */
const advanceStep = 70
/** Number of transactions that each part of a command sends. */
const simulateStep = 100

/** Work that yields after each part, so that other requests can run. */
export type Work<T> = Generator<void, T>

/** Internal operations that a command uses besides the devnet's methods. */
export interface Machinery {
  readonly strict: boolean
  readonly clock: 'manual' | 'live'
  readonly player: Player
  /** Does the same as {@link Devnet.reset} but keeps the scenario running. */
  readonly rebuild: () => void
  readonly reorg: (options: ReorgOptions) => Work<{ removed: Block[]; added: Block[] }>
}

export interface Control {
  state(): DevnetState
  run(command: Command): DevnetState
  /** Performs a step of a scenario. */
  step(step: Omit<ScenarioStep, 'after'>): Work<void>
  respond(request: Request): Promise<Response>
}

type Done = DevnetState['done']

const nothing: Done = { added: [], removed: [], transactions: [] }

/**
 * Creates the devnet's own call, /devnet/control, which supports CORS and isn't affected by faults.
 */
export function createControl(devnet: Devnet, machinery: Machinery): Control {
  const state = (done: Done): DevnetState => ({
    tip: identify(devnet.chain.tip),
    first: devnet.chain.first,
    time: new Date(devnet.now()).toISOString(),
    clock: machinery.clock,
    accounts: devnet.chain.accounts,
    mempool: devnet.chain.pending().length,
    strictRosetta: machinery.strict,
    faucet: devnet.faucet,
    faults: devnet.faults,
    scenario: machinery.player.playing,
    done,
  })

  /** Performs a command, without the field that scenario steps don't support. */
  function* perform(command: Omit<Command, 'scenario'>): Work<Done> {
    const added: Block[] = []
    const removed: Block[] = []
    const transactions: string[] = []
    const { faults, pay, submit, reorg, mine = 0 } = command
    if (command.reset) machinery.rebuild()
    if (faults === null) devnet.clearFaults()
    else if (faults) devnet.setFaults(faults)
    for (let left = command.simulate ?? 0; left > 0; left -= simulateStep) {
      devnet.simulate(Math.min(left, simulateStep))
      yield
    }
    if (pay) transactions.push(devnet.pay({ ...pay, amount: BigInt(pay.amount) }))
    if (submit) transactions.push(devnet.submit(submit))
    if (reorg) {
      const changes = yield* machinery.reorg(reorg)
      removed.push(...changes.removed)
      added.push(...changes.added)
    }
    const { blocks, pseudo = false } = typeof mine === 'number' ? { blocks: mine } : mine
    for (let mined = 0; mined < blocks; mined++) {
      added.push(...devnet.mine(1, { pseudo }))
      yield
    }
    for (let left = command.advance ?? 0; left > 0; left -= advanceStep) {
      added.push(...devnet.advance(Math.min(left, advanceStep)))
      yield
    }
    if (command.loadRichList) devnet.loadRichList()
    return { added: added.map(identify), removed: removed.map(identify), transactions }
  }

  function* work({ scenario, ...command }: Command): Work<DevnetState> {
    // Reject an unknown name before anything changes.
    const next = typeof scenario === 'string' ? findScenario(scenario) : scenario
    if (command.reset) machinery.player.stop()
    const done = yield* perform(command)
    if (next) yield* machinery.player.play(next)
    else if (next === null) machinery.player.stop()
    return state(done)
  }

  // Commands run one after another, each in slices.
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = (command: Command): Promise<DevnetState> => {
    const next = last.then(() => inSlices(work(command)))
    last = next.catch(() => {})
    return next
  }

  return {
    state: () => state(nothing),
    run: (command) => atOnce(work(read(commandSchema, command, 'The command'))),
    *step(step) {
      yield* perform(step)
    },
    async respond(request) {
      if (request.method === 'OPTIONS') return preflight()
      if (request.method === 'GET') return json(state(nothing))
      try {
        const { text, isCut } = await readBody(request, maxCommand)
        if (isCut) return json({ error: 'A command is limited to 1 MB' }, close, 413)
        return json(await enqueue(readJson(commandSchema, text, 'The command')))
      } catch (error) {
        return json({ error: error instanceof Error ? error.message : String(error) }, {}, 400)
      }
    },
  }
}

function identify({ index, hash }: Block): { index: number; hash: string } {
  return { index, hash }
}
