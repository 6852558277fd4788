import { toHex } from '@mcm/address'
import { transactionMessage } from '@mcm/address/transaction'
import { createRosettaClient, type RosettaClient } from '@mcm/rosetta-client'
import { createSigner, type Signer } from '../src/signer'
import type { WalletStore } from '../src/state'
import { Wallet } from '../src/wallet'

/** The messages signed with each key of an account, across all runs of its wallet. */
export type Signatures = Map<number, Set<string>>

/** Thrown at the step where the machine dies, and by every later operation on it. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

/**
 * Runs a wallet and dies at a given step. There is a step before and after each side effect: each
 * save, signature and HTTP request.
 */
export class Machine {
  /** The steps so far, such as 'before save'. */
  readonly steps: string[] = []
  dead = false

  constructor(private readonly dieAt = Number.POSITIVE_INFINITY) {}

  #step(name: string): void {
    if (!this.dead) this.steps.push(name)
    if (this.steps.length >= this.dieAt) this.dead = true
    if (this.dead) throw new Crash(name)
  }

  async #effect<T>(name: string, run: () => Promise<T>): Promise<T> {
    this.#step(`before ${name}`)
    const result = await run()
    this.#step(`after ${name}`)
    return result
  }

  store(store: WalletStore): WalletStore {
    return {
      load: () => store.load(),
      save: (state) => this.#effect('save', () => store.save(state)),
    }
  }

  mesh(baseUrl: string): RosettaClient {
    return createRosettaClient({
      baseUrl,
      retry: false,
      fetch: (request) => this.#effect(new URL(request.url).pathname, () => fetch(request)),
    })
  }

  signer(seed: Uint8Array, signatures: Signatures): Signer {
    const signer = signerOf(seed)
    return {
      ...signer,
      sign: (transaction, spendIndex) => {
        this.#step('before sign')
        const signed = signer.sign(transaction, spendIndex)
        const messages = signatures.get(spendIndex) ?? new Set()
        signatures.set(
          spendIndex,
          messages.add(toHex(transactionMessage(transaction).slice(0, 20))),
        )
        this.#step('after sign')
        return signed
      },
    }
  }
}

const signers = new Map<string, Signer>()

/**
 * Creates a seed's signer. It caches results for all runs of a wallet, because deriving a key takes
 * 17,000 hashes, which hundreds of runs would otherwise repeat.
 */
function signerOf(seed: Uint8Array): Signer {
  const known = signers.get(seed.join())
  if (known) return known
  const signer = createSigner(seed)
  const { tag } = signer
  const remembered: Signer = {
    tag,
    ledgerAddress: once((index) => signer.ledgerAddress(index), String),
    find: once(
      (address, from) => signer.find(address, from),
      (address, from) => `${address} ${from}`,
    ),
    sign: once(
      (transaction, index) => signer.sign(transaction, index),
      (transaction, index) => `${transactionMessage(transaction).join()} ${index}`,
    ),
  }
  signers.set(seed.join(), remembered)
  return remembered
}

/** Caches the results of a pure function by a key derived from its arguments. */
function once<A extends unknown[], R>(compute: (...args: A) => R, key: (...args: A) => string) {
  const results = new Map<string, R>()
  return (...args: A): R => {
    const name = key(...args)
    const known = results.get(name)
    if (known !== undefined) return known
    const result = compute(...args)
    results.set(name, result)
    return result
  }
}

/** An account and the data that survives a crash. */
export interface Owner {
  readonly seed: Uint8Array
  readonly tag: Uint8Array
  readonly signatures: Signatures
}

let owners = 0

/** Creates an unused account. */
export function newOwner(): Owner {
  const seed = new Uint8Array(32).fill(77)
  new DataView(seed.buffer).setUint32(0, ++owners)
  return { seed, tag: signerOf(seed).tag, signatures: new Map() }
}

/** Starts the owner's wallet on a machine. */
export function openOn(
  machine: Machine,
  { seed, signatures }: Owner,
  { url, store, isNew = false }: { url: string; store: WalletStore; isNew?: boolean },
): Promise<Wallet> {
  return Wallet.open({
    mesh: machine.mesh(url),
    store: machine.store(store),
    signer: machine.signer(seed, signatures),
    isNew,
  })
}
