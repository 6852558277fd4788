import { bytesToHex } from '@mcm/address'
import { hashTransaction } from '@mcm/address/transaction'
import type { Devnet } from './api'
import type { ReorgOptions } from './command'
import { bytesFrom } from './chain/hex'
import { createRandom } from './chain/random'
import { submitTransaction } from './construction/submit'
import type { Context } from './context'
import { createControl, type Control } from './control'
import { FaucetWallet } from './faucet'
import { mergeFaults, noFaults, type Faults } from './faults'
import { homePage } from './home'
import { resolveOptions, type DevnetOptions } from './options'
import { createPlayer } from './scenarios/player'
import {
  count,
  hexSchema,
  mineOptions,
  payment as paymentSchema,
  reorg,
  scenario as scenarioSchema,
  seconds as secondsSchema,
} from './schema/command'
import { faultsSchema } from './schema/faults'
import { read } from './schema/read'
import { createServer } from './server'
import { atOnce } from './slices'
import { Journal, readSnapshot, type Change } from './snapshot'
import { createView } from './view'
import { createWorld } from './world'

/**
 * Creates a chain and its server in the current process, without a port or Node modules.
 * @throws {RangeError} If an option is invalid.
 *
 * @example
 * ```ts
 * import { createDevnet } from '@mcm/devnet'
 * import { createRosettaClient } from '@mcm/rosetta-client'
 *
 * const devnet = createDevnet({ blocks: 32, accounts: 100 })
 * const mesh = createRosettaClient({ baseUrl: 'http://devnet', fetch: devnet.fetch })
 * const { block } = await mesh.block.get('tip')
 * block.block_identifier.index // => devnet.chain.tip.index
 * ```
 */
export function createDevnet(given: DevnetOptions = {}): Devnet {
  const options = resolveOptions(given)
  const wallet = new FaucetWallet()
  const firstFaults = mergeFaults(noFaults, options.faults)
  let faults: Faults = firstFaults
  const build = (): ReturnType<typeof createWorld> =>
    createWorld(options, wallet.tag, () => faults.stalled)
  let world = build()
  let journal = new Journal()
  const submitted = (bytes: Uint8Array): void => journal.record({ submit: bytesToHex(bytes) })

  const context = (): Context => ({
    network: world.network,
    clock: world.clock,
    faults,
    strict: options.strictRosetta,
    https: options.https,
    tip: world.network.chain.tip,
    richList: world.richList,
    submitted,
    log: options.log,
  })
  /**
   * Creates a server, with new random draws for faults and new request counts, so that a reset
   * restarts both.
   */
  const open = (): ReturnType<typeof createServer> =>
    createServer({ context, random: createRandom(`${options.seed}/faults`) })
  let serve = open()
  const player = createPlayer((step) => control.step(step), options.log)
  const rebuild = (): void => {
    world.producer.stop()
    faults = firstFaults
    world = build()
    journal = new Journal()
    serve = open()
  }

  const submit = (bytes: Uint8Array): string => {
    const problem = submitTransaction(bytes, { ...world, submitted })
    if (problem) throw new Error(`The node rejected the transaction: ${problem}`)
    return hashTransaction(bytes)
  }

  function* replaceBranch(options: ReorgOptions): ReturnType<typeof world.producer.reorg> {
    const changes = yield* world.producer.reorg(options)
    journal.record({ reorg: options })
    return changes
  }

  /** Repeats a change of a snapshot. */
  const repeat = ({
    faults,
    submit: bytes,
    simulate,
    reorg,
    mine,
    advance,
    loadRichList,
  }: Change): void => {
    if (faults === null) devnet.clearFaults()
    else if (faults) devnet.setFaults(faults)
    if (bytes) devnet.submit(bytes)
    if (simulate) devnet.simulate(simulate)
    if (reorg) devnet.reorg(reorg)
    if (typeof mine === 'number') devnet.mine(mine)
    else if (mine)
      devnet.mine(mine.blocks, mine.pseudo === undefined ? {} : { pseudo: mine.pseudo })
    if (advance) devnet.advance(advance)
    if (loadRichList) devnet.loadRichList()
  }

  const devnet: Devnet = {
    async fetch(input, init) {
      // A server adapter's requests only resemble a Request and can't be cloned.
      const request = init === undefined && isRequest(input) ? input : new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname === '/devnet/control') return control.respond(request)
      if (pathname === '/' && request.method === 'GET') return homePage(devnet.state())
      return serve(request)
    },
    chain: createView(() => world.network),
    faucet: wallet.faucet,
    get faults() {
      return faults
    },
    setFaults(changes) {
      const checked = read(faultsSchema, changes, 'The faults') as Partial<Faults>
      faults = mergeFaults(faults, checked)
      journal.record({ faults: checked })
    },
    clearFaults() {
      faults = noFaults
      journal.record({ faults: null })
    },
    now: () => world.clock.now(),
    mine(blocks = 1, options = {}) {
      const checked = read(mineOptions, options, 'The options')
      const added = world.producer.mine(read(count, blocks, '`blocks`'), checked)
      journal.record({ mine: { blocks, ...checked } })
      return added
    },
    advance(seconds) {
      const added = world.producer.advance(read(secondsSchema, seconds, '`seconds`'))
      journal.record({ advance: seconds })
      return added
    },
    reorg: (options = {}) => atOnce(replaceBranch(read(reorg, options, 'The options'))),
    simulate(transactions) {
      world.producer.simulate(read(count, transactions, '`transactions`'))
      journal.record({ simulate: transactions })
    },
    pay(payment) {
      const checked = read(paymentSchema, payment, 'The payment')
      const { mempool, roles } = world.network
      if (mempool.isBusy(roles.faucet)) {
        throw new Error('The previous faucet payment is still pending: mine a block first')
      }
      return submit(wallet.payment(checked, world.network))
    },
    submit(transaction) {
      const isText = typeof transaction === 'string'
      return submit(
        bytesFrom(isText ? read(hexSchema, transaction, 'The transaction') : transaction),
      )
    },
    loadRichList() {
      world.loadRichList()
      journal.record({ loadRichList: true })
    },
    play(scenario) {
      if (scenario === null) player.stop()
      else atOnce(player.play(read(scenarioSchema, scenario, 'The scenario')))
    },
    state: () => control.state(),
    run: (command) => control.run(command),
    reset() {
      player.stop()
      rebuild()
    },
    save: () => journal.save(options, devnet.chain),
    load(snapshot) {
      const { changes, tip } = readSnapshot(snapshot, options)
      devnet.reset()
      changes.forEach(repeat)
      if (devnet.chain.tip.hash === tip.hash) return
      devnet.reset()
      throw new Error(`The snapshot of block ${tip.index} was saved by another version`)
    },
    close() {
      world.producer.stop()
      player.stop()
    },
  }
  const control: Control = createControl(devnet, {
    strict: options.strictRosetta,
    clock: options.clock,
    player,
    rebuild,
    reorg: replaceBranch,
  })
  return devnet
}

function isRequest(input: Request | URL | string): input is Request {
  return typeof input === 'object' && 'method' in input
}
