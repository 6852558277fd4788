import type { Block } from './chain/types'
import type { Devnet } from './devnet'
import type { Faults } from './faults'
import { json, preflight } from './http'
import type { MineOptions, ReorganiseOptions } from './producer'
import { readCommand } from './command-input'
import { readBody } from './request/body'
import { findScenario, type Scenario } from './scenarios'

/** Bytes; a long scenario fits. */
const maxCommand = 1_000_000
const close = { Connection: 'close' }

/** What can be done to a devnet, as plain data. What is given happens in this order. */
export interface Command {
  /** Builds the chain anew and takes back every fault set since the start. */
  readonly reset?: boolean
  /** Sets these faults and leaves the others; `null` takes all back. */
  readonly faults?: Partial<Faults> | null
  /** Simulated people send this many transactions. */
  readonly simulate?: number
  /** The faucet pays; `amount` is nanoMCM as decimal text. */
  readonly pay?: { readonly to: string; readonly amount: string; readonly memo?: string }
  /** Hex of a signed transaction for the mempool. */
  readonly submit?: string
  /** Another branch wins. */
  readonly reorganise?: ReorganiseOptions
  /** Blocks to add at once. */
  readonly mine?: number | (MineOptions & { readonly blocks: number })
  /** Seconds to let pass on the chain's clock. */
  readonly advance?: number
  /** Loads the ledger for the rich list now. */
  readonly loadRichList?: boolean
  /** A scenario that comes with the devnet, by name, or one of your own; `null` ends it. */
  readonly scenario?: string | Scenario | null
}

/** What a devnet is doing. */
export interface DevnetState {
  readonly tip: { readonly index: number; readonly hash: string }
  readonly first: number
  /** The chain's time, ISO 8601. */
  readonly time: string
  readonly clock: 'manual' | 'live'
  readonly accounts: number
  /** Transactions in the mempool, seen or not yet. */
  readonly mempool: number
  readonly strictRosetta: boolean
  readonly faucet: Devnet['faucet']
  readonly faults: Faults
  readonly scenario: string | null
  /** What the command did: new blocks, lost blocks, ids of new transactions. */
  readonly done: {
    readonly added: readonly { readonly index: number; readonly hash: string }[]
    readonly removed: readonly { readonly index: number; readonly hash: string }[]
    readonly transactions: readonly string[]
  }
}

export interface Control {
  state(): DevnetState
  run(command: Command): DevnetState
  answer(request: Request): Promise<Response>
}

/** The devnet's own call, /devnet/control: open to browsers and free of faults. */
export function createControl(
  devnet: Devnet,
  facts: { strict: boolean; clock: 'manual' | 'live'; playing: () => string | null },
): Control {
  const state = (done: DevnetState['done']): DevnetState => ({
    tip: identify(devnet.chain.tip),
    first: devnet.chain.first,
    time: new Date(devnet.now()).toISOString(),
    clock: facts.clock,
    accounts: devnet.chain.accounts,
    mempool: devnet.chain.pending().length,
    strictRosetta: facts.strict,
    faucet: devnet.faucet,
    faults: devnet.faults,
    scenario: facts.playing(),
    done,
  })

  const run = (command: Command): DevnetState => {
    const added: Block[] = []
    const removed: Block[] = []
    const transactions: string[] = []
    const { faults, simulate, pay, submit, reorganise, mine, advance, scenario } = command
    if (command.reset) devnet.reset()
    if (faults === null) devnet.clearFaults()
    else if (faults) devnet.setFaults(faults)
    if (simulate) devnet.simulate(simulate)
    if (pay) transactions.push(devnet.pay({ ...pay, amount: BigInt(pay.amount) }))
    if (submit) transactions.push(devnet.submit(submit))
    if (reorganise) {
      const changes = devnet.reorganise(reorganise)
      removed.push(...changes.removed)
      added.push(...changes.added)
    }
    if (typeof mine === 'number') added.push(...devnet.mine(mine))
    else if (mine) added.push(...devnet.mine(mine.blocks, mine))
    if (advance) added.push(...devnet.advance(advance))
    if (command.loadRichList) devnet.loadRichList()
    if (typeof scenario === 'string') devnet.play(findScenario(scenario))
    else if (scenario !== undefined) devnet.play(scenario)
    return state({ added: added.map(identify), removed: removed.map(identify), transactions })
  }

  return {
    state: () => state({ added: [], removed: [], transactions: [] }),
    run,
    async answer(request) {
      if (request.method === 'OPTIONS') return preflight()
      try {
        if (request.method === 'GET')
          return json(state({ added: [], removed: [], transactions: [] }))
        const { text, isCut } = await readBody(request, maxCommand)
        if (isCut) return json({ error: 'A command is limited to 1 MB' }, close, 413)
        return json(run(readCommand(text)))
      } catch (error) {
        return json({ error: error instanceof Error ? error.message : String(error) }, {}, 400)
      }
    },
  }
}

function identify({ index, hash }: Block): { index: number; hash: string } {
  return { index, hash }
}
