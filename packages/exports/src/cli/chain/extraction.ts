import { createRosettaClient, isRosettaError, type Block } from '@mcm/rosetta-client'
import { ExitError } from '@mcm/shared/command'
import { setTimeout as wait } from 'node:timers/promises'
import { SETTLED_CHAIN_DEPTH, type BlockName, type Manifest } from '../../chain/manifest'
import { connectionOptions } from '../connect'
import type { Context, Outcome } from '../context'
import { ExitCode } from '../exit'
import { count, type Progress } from '../progress'
import type { ChainCommand } from './arguments'
import { BlockSource } from './block-source'
import type { DataSet, NewEntry } from './data-set'
import { ChainEndpoint, EndpointPool } from './endpoints'
import { createHeaderReader } from './header-reader'
import { readPrevious, settledBlocks } from './settled-blocks'
import { summarize } from './summary'
import { TailReader } from './tail'
import { readTip } from './tip'
import { Verifier } from './verifier'
import { createVerify, type PreviousBlocks, type Verify } from './verify'
import { toRecord } from './verify-batch'

/** Number of milliseconds between looks for new blocks. */
const POLL_MS = 10_000

/** A run that copies blocks into a data set. */
export class Extraction {
  readonly #context: Context
  readonly #command: ChainCommand
  readonly #dataSet: DataSet
  readonly #out: string
  readonly #pool: EndpointPool
  readonly #source: BlockSource
  readonly #verify: Verify
  readonly #verifier: Verifier
  readonly #tail: TailReader
  #progress: Progress
  /** The last two final blocks, if this run has read them. */
  #previous: PreviousBlocks | undefined
  #tipHash: string | undefined

  constructor(context: Context, command: ChainCommand, dataSet: DataSet, out: string) {
    const { settings, say } = context
    this.#context = context
    this.#command = command
    this.#dataSet = dataSet
    this.#out = out
    const limits = limitsOf(command.requestsPerSecond)
    // Another endpoint is asked instead of retrying for long.
    const retry = { limit: 1, maxDelay: 60_000 }
    const verifier = new Verifier(command.verify, context.worker)
    const endpoints = settings.endpoints.map((url) => {
      const options = connectionOptions(url, say, limits, retry)
      const readHeader = verifier.canRead ? createHeaderReader(options, verifier) : undefined
      return new ChainEndpoint(createRosettaClient(options), readHeader)
    })
    this.#pool = new EndpointPool(endpoints)
    this.#source = new BlockSource(this.#pool, say)
    this.#verify = createVerify(command.verify)
    this.#verifier = verifier
    this.#tail = new TailReader(this.#source, this.#verify)
    this.#progress = context.progress('blocks', true)
  }

  /** Runs until the last block is there, or until the run is stopped if it follows the chain. */
  async run(): Promise<Outcome> {
    try {
      return await this.#run()
    } finally {
      await this.#verifier.close()
    }
  }

  async #run(): Promise<Outcome> {
    const { follow, to } = this.#command
    const { signal, say } = this.#context
    for (let round = 1; ; round++) {
      const manifest = await this.#update(round).catch((error: unknown) => {
        // While following, an outage is waited out.
        if (!follow || round === 1 || signal.aborted || !isRosettaError(error)) throw error
        say(`${error.message}. Trying again.`)
        return undefined
      })
      const end = manifest?.tail?.to ?? manifest?.settled_to ?? 0
      if (manifest && (!follow || (to !== undefined && end >= to))) {
        return { exitCode: ExitCode.Done, message: summarize(manifest, this.#out) }
      }
      await wait(POLL_MS, undefined, { signal })
    }
  }

  /** Adds all blocks up to the tip. Returns `undefined` if there is nothing new. */
  async #update(round: number): Promise<Manifest | undefined> {
    const { follow, to } = this.#command
    const { signal, say } = this.#context
    const tip = await readTip(this.#pool, this.#source, this.#verify, signal)
    if (!tip) throw new ExitError(ExitCode.Endpoint, 'No endpoint returned a valid latest block.')
    const { index, hash } = tip.block_identifier
    if (hash === this.#tipHash) return undefined
    const last = to ?? this.#dataSet.from
    if (last > index && !follow) {
      throw new ExitError(
        ExitCode.NotFound,
        `There is no block ${last} yet: the latest block is ${index}. Use --follow to wait for it.`,
      )
    }
    const end = Math.min(to ?? index, index)
    await this.#settle(Math.min(end, index - SETTLED_CHAIN_DEPTH), end)
    const tail = await this.#readTail(end)
    // Later, a segment is written again only when many of its blocks are new.
    const fold = round === 1 || (to !== undefined && end >= to)
    const manifest = await this.#dataSet.commit(tail, fold)
    this.#tipHash = hash
    if (follow && round === 1) say(`${summarize(manifest, this.#out)} Following the chain.`)
    return manifest
  }

  async #settle(to: number, end: number): Promise<void> {
    const { signal } = this.#context
    const dataSet = this.#dataSet
    const { from, next, last } = dataSet
    const range = { from: next, to: Math.max(to, dataSet.settledTo) }
    const show = () => this.#progress.update(dataSet.next - from, Math.max(end + 1 - from, 1))
    const verification = { verify: this.#verify, verifier: this.#verifier }
    for await (const item of settledBlocks(this.#source, verification, range, last, signal)) {
      const written = await dataSet.append('gap' in item ? item : toEntry(item))
      this.#previous =
        'gap' in item ? {} : { parent: item.block, grandparent: item.previous.parent }
      this.#sayWritten(written)
      // The rate must not count the blocks of a gap.
      if ('gap' in item) this.#progress = this.#context.progress('blocks', true)
      show()
    }
    this.#sayWritten(await dataSet.finishWriting())
  }

  #sayWritten(last: BlockName | undefined): void {
    if (last) this.#context.say(`Blocks up to ${count(last.number)} are complete.`)
  }

  async #readTail(end: number) {
    const { next, last } = this.#dataSet
    const { signal } = this.#context
    if (next > end) return []
    this.#previous ??= await readPrevious(this.#source, this.#verify, next, last, signal)
    const blocks = await this.#tail.read({ from: next, to: end }, this.#previous, signal)
    return blocks.map((block, at) => {
      const parent = at > 0 ? blocks[at - 1] : this.#previous?.parent
      const grandparent =
        at > 1 ? blocks[at - 2] : at === 1 ? this.#previous?.parent : this.#previous?.grandparent
      return toRecord(block, { parent, grandparent })
    })
  }
}

function toEntry({ block: { block_identifier }, json }: { block: Block; json: string }): NewEntry {
  return { block: { number: block_identifier.index, hash: block_identifier.hash }, json }
}

function limitsOf(perSecond: number | undefined) {
  if (perSecond === undefined) return {}
  return {
    perSecond: Math.max(Math.ceil(perSecond), 1),
    perMinute: Math.max(Math.floor(perSecond * 60), 1),
  }
}
