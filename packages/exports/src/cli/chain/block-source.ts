import { isApiError, isRosettaError, RosettaErrorCode, type Block } from '@mcm/rosetta-client'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from '../exit'
import type { Candidate, ChainEndpoint, EndpointPool, ReadBlock } from './endpoints'
import type { BlockProblem } from './verify'

/** Maximum number of milliseconds to wait while all endpoints fail. */
const PATIENCE_MS = 300_000

/** Returns why a block is invalid, if it is. */
type BlockCheck = (block: Block) => BlockProblem | undefined

type BlockPart = keyof ChainEndpoint['read']

/** Reads blocks from several endpoints. If one fails or doesn't have a block, others are asked. */
export class BlockSource {
  readonly #pool: EndpointPool
  readonly #say: (line: string) => void
  /** Since when no endpoint has responded. */
  #failingSince: number | undefined

  constructor(pool: EndpointPool, say: (line: string) => void) {
    this.#pool = pool
    this.#say = say
  }

  /**
   * Reads a block from any endpoint that isn't excluded.
   *
   * @param part `header` for only the block header if a thread can keep the whole block.
   * @returns `undefined` if none of them has it.
   * @throws The last error, if endpoints keep failing.
   */
  async read(
    height: number,
    excluded: ReadonlySet<ChainEndpoint>,
    signal: AbortSignal,
    part: BlockPart = 'whole',
  ): Promise<Candidate | undefined> {
    for (;;) {
      const found = await this.#ask(height, excluded, signal, part)
      if ('endpoint' in found) return found
      const { error, isMissing } = found
      // If there was no error, every endpoint was asked, or none is left to ask.
      if (!error && (isMissing || excluded.size > 0)) return undefined
      const now = performance.now()
      this.#failingSince ??= now
      if (!error || now - this.#failingSince > PATIENCE_MS) throw error ?? noneLeft()
    }
  }

  /** Asks every endpoint that isn't excluded once, until one has the block. */
  async #ask(
    height: number,
    excluded: ReadonlySet<ChainEndpoint>,
    signal: AbortSignal,
    part: BlockPart,
  ): Promise<Candidate | { isMissing: boolean; error: unknown }> {
    const asked = new Set(excluded)
    let isMissing = false
    let error: unknown
    for (;;) {
      const endpoint = await this.#pool.acquire(height, asked, signal)
      if (!endpoint) return { isMissing, error }
      asked.add(endpoint)
      try {
        const found = await readFrom(endpoint, height, signal, part)
        this.#failingSince = undefined
        endpoint.succeeded()
        if (found) return { ...found, endpoint }
        isMissing = true
      } catch (caught) {
        if (signal.aborted || !isRosettaError(caught)) throw caught
        error = caught
        endpoint.failed()
      } finally {
        this.#pool.release(endpoint)
      }
    }
  }

  /**
   * Reads a block that passes a check, and names every block that doesn't. An endpoint that returns
   * several is no longer used.
   *
   * @returns `undefined` if no endpoint has the block.
   * @throws {ExitError} If endpoints have the block, but none returns a valid one.
   */
  async readValid(height: number, check: BlockCheck, signal: AbortSignal) {
    return this.#readValid(height, check, signal, new Set())
  }

  /**
   * Names an invalid block, and reads a valid one from another endpoint.
   *
   * @throws {ExitError} If no other endpoint returns a valid one.
   */
  async readInstead(
    { candidate, problem }: { candidate: Candidate; problem: BlockProblem },
    check: BlockCheck,
    signal: AbortSignal,
  ): Promise<Block> {
    this.reject(candidate, problem)
    const height = candidate.block.block_identifier.index
    const block = await this.#readValid(height, check, signal, new Set([candidate.endpoint]))
    if (!block) throw noValidBlock(height)
    return block
  }

  /** Reads a valid block from an endpoint that isn't excluded. */
  async #readValid(
    height: number,
    check: BlockCheck,
    signal: AbortSignal,
    excluded: Set<ChainEndpoint>,
  ): Promise<Block | undefined> {
    for (;;) {
      const candidate = await this.read(height, excluded, signal)
      if (!candidate) break
      const problem = check(candidate.block)
      if (!problem) return candidate.block
      excluded.add(candidate.endpoint)
      this.reject(candidate, problem)
    }
    if (excluded.size === 0) return undefined
    throw noValidBlock(height)
  }

  /** Reports an invalid block. */
  reject({ block, endpoint }: Candidate, { check, reason }: BlockProblem): void {
    endpoint.invalid++
    const { index } = block.block_identifier
    this.#say(`Block ${index} from ${endpoint.url} failed the check '${check}': ${reason}`)
    if (!endpoint.isTrusted)
      this.#say(`${endpoint.url} returned invalid blocks and isn't used anymore.`)
  }
}

/**
 * Reads a block from an endpoint.
 *
 * @returns `undefined` if the endpoint has later blocks, but not this one.
 */
async function readFrom(
  { client, read }: ChainEndpoint,
  height: number,
  signal: AbortSignal,
  part: BlockPart,
): Promise<ReadBlock | undefined> {
  try {
    return await read[part](height, signal)
  } catch (error) {
    if (!isApiError(error, RosettaErrorCode.BlockNotFound)) throw error
    // The error is the same if the node is down. In that case there is no tip either.
    const { block } = await client.block.get('tip', { signal })
    if (block.block_identifier.index < height) throw error
    return undefined
  }
}

function noValidBlock(height: number): ExitError {
  return new ExitError(
    ExitCode.Endpoint,
    `No endpoint returned a valid block ${height}. Run the same command with another --endpoint to continue.`,
  )
}

function noneLeft(): ExitError {
  return new ExitError(
    ExitCode.Endpoint,
    'Every endpoint returned invalid blocks. Run the same command with another --endpoint to continue.',
  )
}
