import { parseAddress } from '@mcm/address'
import { firstV3Block, verifyBlocks } from '@mcm/proof'
import {
  type Block,
  type BlockIdentifier,
  createRosettaClient,
  isApiError,
  mapConcurrently,
  type RosettaClient,
  RosettaErrorCode,
  throttle,
} from '@mcm/rosetta-client'
import * as v from 'valibot'
import { integer, object, range, read, text } from '../schema/read'
import type { Fork } from './fork'
import { openingAccount, partiesOf } from './opening-accounts'

/**
 * Options of {@link readFork}.
 *
 * @example
 * ```ts
 * import type { ForkOptions } from '@mcm/devnet'
 *
 * const options: ForkOptions = {
 *   endpoint: 'https://api.mochimo.org',
 *   blocks: 20,
 *   accounts: ['kHtV35ttVpyiH42FePCiHo2iFmcJS3'],
 * }
 * options.blocks // => 20
 * ```
 */
export interface ForkOptions {
  /** Base URL of the endpoint. */
  endpoint: string
  /** Number of blocks to read, from 1 to 1,000. Default: 20. */
  blocks?: number
  /** Addresses of accounts to include besides those in the blocks, such as your own. */
  accounts?: readonly string[]
  /**
   * Milliseconds to wait before the tip is compared at the end. Default: 5,000, because the status of a
   * real endpoint can be 5 seconds old.
   */
  statusDelay?: number
  /** Function to call instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Called with one line for each step. */
  log?: (line: string) => void
}

const defaultBlocks = 20
/** Number of blocks before the fork that are needed to verify its first one. */
const blocksBefore = 2
/** Maximum number of times the tip may change while the fork is read. */
const maxChanges = 10
const concurrency = 4

const optionsSchema = object({
  endpoint: text,
  blocks: v.optional(integer(1, 1000), defaultBlocks),
  accounts: v.optional(v.array(text, 'must be a list of addresses'), []),
  statusDelay: v.optional(range(0, 60_000), 5000),
  fetch: v.optional(v.custom<ForkOptions['fetch']>((run) => typeof run === 'function')),
  log: v.optional(v.custom<(line: string) => void>((run) => typeof run === 'function')),
})

/**
 * Reads an endpoint's latest blocks and the accounts in them, and verifies the blocks. The calls stay
 * within the endpoint's rate limits: one for each block, and one for each account that only receives in
 * these blocks. If the tip changes in the meantime, the new blocks are read too.
 * @throws {RangeError} If an option is invalid, or if the endpoint's balances don't match its blocks.
 * @throws {Error} If a block fails a check, or if the tip keeps changing.
 *
 * @example
 * ```ts
 * import { readFork, startDevnet } from '@mcm/devnet'
 *
 * const other = await startDevnet({ port: 0, clock: 'manual', blocks: 32, difficulty: 0 })
 * const fork = await readFork({ endpoint: other.url, blocks: 16, statusDelay: 0 })
 * fork.blocks.length // => 16
 * await other.close()
 * ```
 */
export async function readFork(options: ForkOptions): Promise<Fork> {
  const { endpoint, blocks, accounts, statusDelay, fetch, log } = read(
    optionsSchema,
    options,
    'The fork',
  )
  const client = createRosettaClient({ baseUrl: endpoint, hooks: throttle(), fetch })
  const extra = accounts.map((address) => parseAddress(address).hex)
  const known = new Map<string, Block>()
  const ledger = new Map<string, LedgerEntry>()
  const tipNow = async () => (await client.network.status()).current_block_identifier
  let tip = await tipNow()
  for (let changes = 0; changes <= maxChanges; changes++) {
    const chain = await readChain(client, tip, blocks + blocksBefore, known)
    forgetChanged(chain, known, ledger)
    verify(chain, endpoint)
    const window = chain.slice(-blocks)
    const { spenders, received } = partiesOf(window)
    const others = [...new Set([...received.keys(), ...extra])].filter((tag) => !spenders.has(tag))
    const unread = others.filter((tag) => !ledger.has(tag))
    log?.(`Reading ${unread.length} accounts of ${window.length} blocks up to ${tip.index}`)
    await mapConcurrently(unread, async (tag) => ledger.set(tag, await readEntry(client, tag)), {
      concurrency,
    })
    await new Promise((resolve) => setTimeout(resolve, statusDelay))
    const latest = await tipNow()
    if (latest.hash === tip.hash) {
      const recipients = others.map((tag) => {
        const { keyHash, balance } = ledger.get(tag) ?? emptyEntry(tag)
        return openingAccount(tag, keyHash, balance - (received.get(tag) ?? 0n))
      })
      return {
        version: 1,
        endpoint,
        blocks: window,
        accounts: [...spenders.values(), ...recipients],
      }
    }
    tip = latest
  }
  throw new Error(`The tip of ${endpoint} changed ${maxChanges} times while the fork was read`)
}

/** An account's ledger entry at the tip. */
interface LedgerEntry {
  readonly keyHash: string
  readonly balance: bigint
}

/** Reads the last blocks up to a tip, lowest first. Blocks in `known` aren't read again. */
async function readChain(
  { block }: RosettaClient,
  tip: BlockIdentifier,
  count: number,
  known: ReadonlyMap<string, Block>,
): Promise<Block[]> {
  const chain: Block[] = []
  let next = tip
  while (chain.length < count && next.index > firstV3Block) {
    const found = known.get(next.hash) ?? (await block.get(next)).block
    chain.unshift(found)
    next = found.parent_block_identifier
  }
  return chain
}

/** Replaces the known blocks. Forgets the balances of all accounts in blocks that were added or orphaned. */
function forgetChanged(
  chain: readonly Block[],
  known: Map<string, Block>,
  ledger: Map<string, LedgerEntry>,
): void {
  const added = chain.filter(({ block_identifier: { hash } }) => !known.has(hash))
  const current = new Set(chain.map(({ block_identifier: { hash } }) => hash))
  const removed = [...known.values()].filter(({ block_identifier: { hash } }) => !current.has(hash))
  for (const tag of partiesOf([...removed, ...added]).received.keys()) ledger.delete(tag)
  known.clear()
  for (const block of chain) known.set(block.block_identifier.hash, block)
}

/** @throws {Error} For the first block that fails a check. */
function verify(chain: readonly Block[], endpoint: string): void {
  for (const { index, checks } of verifyBlocks(chain)) {
    const failed = checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)
    if (failed.length > 0) {
      throw new Error(`Block ${index} of ${endpoint} failed verification: ${failed.join(', ')}`)
    }
  }
}

async function readEntry({ call }: RosettaClient, tag: string): Promise<LedgerEntry> {
  try {
    const { address, amount } = (await call.resolveTag({ address: tag })).result
    return { keyHash: `0x${address.slice(42)}`, balance: BigInt(amount) }
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.AccountNotFound)) return emptyEntry(tag)
    throw error
  }
}

/** Returns the entry of an account without a balance. Its first key has the same hash as its tag. */
function emptyEntry(tag: string): LedgerEntry {
  return { keyHash: tag, balance: 0n }
}
