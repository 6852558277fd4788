import { hashTransaction } from '@mcm/address/transaction'
import { bytesFrom } from './chain/hex'
import { createRandom } from './chain/random'
import type { Block } from './chain/types'
import { submitTransaction } from './construction/submit'
import type { Context } from './context'
import { checkScenario } from './command-input'
import { createControl, type Command, type DevnetState } from './control'
import { FaucetWallet, type Faucet, type Payment } from './faucet'
import { checkFaults } from './fault-input'
import { noFaults, type Faults } from './faults'
import { homePage } from './home'
import { resolveOptions, type DevnetOptions } from './options'
import type { MineOptions, ReorganiseOptions } from './producer'
import type { Scenario } from './scenarios'
import { createPlayer } from './scenarios/player'
import { createServer } from './server'
import { createView, type ChainView } from './view'
import { readCount, readReorganisation, readSeconds } from './wishes'
import { createWorld } from './world'

/** A chain with a Mesh API in front of it, and what a test can do to both. */
export interface Devnet {
  /** Answers a request as the server would. Goes wherever a `fetch` goes. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** The chain as it really is. */
  readonly chain: ChainView
  /** An account with money, whose seed is published. */
  readonly faucet: Faucet
  /** What is wrong at present. */
  readonly faults: Faults
  /**
   * Sets some faults and leaves the others as they are.
   * @throws {RangeError} For a fault that does not exist or a value it can't have.
   */
  setFaults(faults: Partial<Faults>): void
  /** Takes all faults back. */
  clearFaults(): void
  /** Milliseconds on the chain's clock. */
  now(): number
  /**
   * Adds this many blocks at once, about 70 seconds apart, each with the neogenesis block that may follow it.
   * @throws {RangeError} For anything but a whole number from 0 to 100,000.
   */
  mine(blocks?: number, options?: MineOptions): Block[]
  /**
   * Lets seconds pass on the chain's clock, with every block that comes due.
   * @throws {RangeError} For less than 0 and more than 100,000,000.
   */
  advance(seconds: number): Block[]
  /**
   * Another branch wins against the last blocks.
   * @throws {RangeError} For a depth that is not 1 to 60, or a length that is not 1 to 10,000.
   * @throws {Error} When the chain does not remember so many blocks. Nothing is changed then.
   */
  reorganise(options?: ReorganiseOptions): { removed: Block[]; added: Block[] }
  /**
   * Simulated people send this many transactions to the mempool.
   * @throws {RangeError} For anything but a whole number from 0 to 100,000.
   */
  simulate(transactions: number): void
  /**
   * The faucet pays somebody: a signed transaction that waits in the mempool.
   * @returns Its id, 0x and 64 hex digits.
   * @throws {Error} When the faucet's payment before waits still, or for a payment the network refuses.
   */
  pay(payment: Payment): string
  /**
   * Puts a signed transaction (bytes, or hex with or without 0x) into the mempool.
   * @returns Its id on the chain.
   * @throws {Error} With the node's reason when it refuses.
   */
  submit(transaction: Uint8Array | string): string
  /** Loads the ledger for the rich list now; otherwise that happens every 15 minutes of chain time. */
  loadRichList(): void
  /**
   * Lets a scenario happen; `null` ends the present one. A step that fails later is told to the log, and
   * the next one follows.
   * @throws {RangeError} For what is no scenario.
   */
  play(scenario: Scenario | null): void
  /** What it is doing, as GET /devnet/control tells. */
  state(): DevnetState
  /** Does what POST /devnet/control can: see {@link Command}. */
  run(command: Command): DevnetState
  /** Builds the chain anew, as it was at the start, and takes back every fault set since. */
  reset(): void
  /** Stops clock and scenario. */
  close(): void
}

/**
 * Builds a chain and a server for it, in process: no port, no Node modules.
 * @throws {RangeError} For an option that cannot work.
 */
export function createDevnet(given: DevnetOptions = {}): Devnet {
  const options = resolveOptions(given)
  const wallet = new FaucetWallet()
  const firstFaults: Faults = { ...noFaults, ...checkFaults(options.faults) }
  let faults = firstFaults
  const build = (): ReturnType<typeof createWorld> =>
    createWorld(options, wallet.tag, () => faults.stalled)
  let world = build()

  const context = (): Context => ({
    network: world.network,
    clock: world.clock,
    faults,
    strict: options.strictRosetta,
    https: options.https,
    tip: world.network.chain.tip,
    richList: world.richList,
    log: options.log,
  })
  const serve = createServer({ context, random: createRandom(`${options.seed}/faults`) })
  const player = createPlayer((command) => devnet.run(command), options.log)

  const submit = (bytes: Uint8Array): string => {
    const problem = submitTransaction(bytes, world)
    if (problem) throw new Error(`The node refuses the transaction: ${problem}`)
    return hashTransaction(bytes)
  }

  const devnet: Devnet = {
    async fetch(input, init) {
      // A server adapter's requests only look like a Request, and copying them is not possible.
      const request = init === undefined && isRequest(input) ? input : new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname === '/devnet/control') return control.answer(request)
      if (pathname === '/' && request.method === 'GET') return homePage(devnet.state())
      return serve(request)
    },
    chain: createView(() => world.network),
    faucet: wallet.faucet,
    get faults() {
      return faults
    },
    setFaults(changes) {
      faults = { ...faults, ...checkFaults(changes) }
    },
    clearFaults() {
      faults = noFaults
    },
    now: () => world.clock.now(),
    mine: (blocks = 1, options = {}) => world.producer.mine(readCount('blocks', blocks), options),
    advance: (seconds) => world.producer.advance(readSeconds(seconds)),
    reorganise: (wish = {}) => world.producer.reorganise(readReorganisation(wish)),
    simulate: (transactions) => world.producer.simulate(readCount('transactions', transactions)),
    pay(payment) {
      const { mempool, roles } = world.network
      if (mempool.isBusy(roles.faucet)) {
        throw new Error(
          "The faucet's payment before waits in the mempool: mine a block first, or wait for one",
        )
      }
      return submit(wallet.payment(payment, world.network))
    },
    submit: (transaction) => submit(bytesFrom(transaction)),
    loadRichList: () => void world.loadRichList(),
    play(scenario) {
      if (scenario) player.play(checkScenario(scenario))
      else player.stop()
    },
    state: () => control.state(),
    run: (command) => control.run(command),
    reset() {
      world.producer.stop()
      player.stop()
      faults = firstFaults
      world = build()
    },
    close() {
      world.producer.stop()
      player.stop()
    },
  }
  const control = createControl(devnet, {
    strict: options.strictRosetta,
    clock: options.clock,
    playing: () => player.playing,
  })
  return devnet
}

function isRequest(input: Request | URL | string): input is Request {
  return typeof input === 'object' && 'method' in input
}
