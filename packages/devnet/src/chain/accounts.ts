import { fromHex, toHex } from './hex'
import type { AccountNumber } from './types'

const tagLength = 20

/**
 * The ledger: the balance and current key hash of every account, stored in flat arrays so that a
 * million accounts fit into memory. An account gets its number when its tag first appears. It
 * enters the ledger with its first credit and stays there even if its balance drops to 0.
 */
export class Accounts {
  /** Number of accounts in the ledger. */
  entries = 0
  /** Sum of all balances, in nanoMCM. */
  total = 0n
  #count = 0
  #tags: Uint8Array
  #hashes: Uint8Array
  #balances: BigUint64Array
  #listed: Uint8Array
  /**
   * Hash table with open addressing by the first four bytes of the tag. Its values are account
   * numbers plus 1.
   */
  #slots: Int32Array
  readonly #names: string[] = []

  constructor(capacity: number) {
    const room = Math.max(64, capacity)
    this.#tags = new Uint8Array(room * tagLength)
    this.#hashes = new Uint8Array(room * tagLength)
    this.#balances = new BigUint64Array(room)
    this.#listed = new Uint8Array(room)
    this.#slots = new Int32Array(slotsFor(room))
  }

  /** Number of tags that have an account number, whether or not they are in the ledger. */
  get count(): number {
    return this.#count
  }

  /** Returns the account of a tag, or undefined if the tag is unknown. */
  find(tag: Uint8Array): AccountNumber | undefined {
    const held = this.#slots[this.#slot(tag)] ?? 0
    return held === 0 ? undefined : held - 1
  }

  /** Returns the account of a tag. A new tag is given an account number first. */
  intern(tag: Uint8Array): AccountNumber {
    const known = this.find(tag)
    if (known !== undefined) return known
    if ((this.#count + 1) * 2 > this.#slots.length) this.#grow()
    const account = this.#count++
    this.#tags.set(tag, account * tagLength)
    this.#slots[this.#slot(tag)] = account + 1
    return account
  }

  /** Returns whether the account is in the ledger. */
  isListed(account: AccountNumber): boolean {
    return this.#listed[account] === 1
  }

  /** Returns the account's tag: 0x followed by 40 hex digits. */
  tag(account: AccountNumber): string {
    return (this.#names[account] ??= toHex(
      this.#tags,
      account * tagLength,
      (account + 1) * tagLength,
    ))
  }

  /** Returns a read-only view of the tag's 20 bytes. */
  tagBytes(account: AccountNumber): Uint8Array {
    return this.#tags.subarray(account * tagLength, (account + 1) * tagLength)
  }

  /** Returns the account's balance in nanoMCM. */
  balance(account: AccountNumber): bigint {
    return this.#balances[account] ?? 0n
  }

  /** Returns the hash of the key that can spend the balance: 0x followed by 40 hex digits. */
  keyHash(account: AccountNumber): string {
    return toHex(this.#hashes, account * tagLength, (account + 1) * tagLength)
  }

  /**
   * Writes the account's ledger entry, which has 48 bytes: tag, key hash and balance (Mochimo v3,
   * src/types.h).
   */
  writeEntry(account: AccountNumber, bytes: Uint8Array): void {
    const from = account * tagLength
    bytes.set(this.#tags.subarray(from, from + tagLength))
    bytes.set(this.#hashes.subarray(from, from + tagLength), tagLength)
    new DataView(bytes.buffer, bytes.byteOffset).setBigUint64(40, this.balance(account), true)
  }

  /**
   * Sets a balance. The account's first balance adds it to the ledger, with its tag as its key
   * hash.
   */
  setBalance(account: AccountNumber, balance: bigint): void {
    if (this.#listed[account] !== 1) {
      this.#listed[account] = 1
      this.entries++
      this.setKeyHash(account, this.tagBytes(account))
    }
    this.total += balance - this.balance(account)
    this.#balances[account] = balance
  }

  setKeyHash(account: AccountNumber, hash: Uint8Array | string): void {
    const bytes = typeof hash === 'string' ? fromHex(hash) : hash
    this.#hashes.set(bytes, account * tagLength)
  }

  /** Removes an account from the ledger when the block that added it is undone. */
  unlist(account: AccountNumber): void {
    if (this.#listed[account] !== 1) return
    this.total -= this.balance(account)
    this.#balances[account] = 0n
    this.#listed[account] = 0
    this.entries--
  }

  /** Compares two accounts by tag, which is the order used in ledger files and blocks. */
  compare(a: AccountNumber, b: AccountNumber): number {
    const left = a * tagLength
    const right = b * tagLength
    for (let i = 0; i < tagLength; i++) {
      const difference = (this.#tags[left + i] ?? 0) - (this.#tags[right + i] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** Returns all accounts in the ledger, in ascending order of their tags. */
  sorted(): Uint32Array {
    const listed = new Uint32Array(this.entries)
    let at = 0
    for (let account = 0; account < this.#count; account++) {
      if (this.#listed[account] === 1) listed[at++] = account
    }
    return listed.sort((a, b) => this.compare(a, b))
  }

  #slot(tag: Uint8Array): number {
    const mask = this.#slots.length - 1
    const word =
      ((tag[0] ?? 0) << 24) | ((tag[1] ?? 0) << 16) | ((tag[2] ?? 0) << 8) | (tag[3] ?? 0)
    let slot = (Math.imul(word, 0x9e3779b1) >>> 0) & mask
    for (;;) {
      const held = this.#slots[slot] ?? 0
      if (held === 0 || this.#is(held - 1, tag)) return slot
      slot = (slot + 1) & mask
    }
  }

  #is(account: AccountNumber, tag: Uint8Array): boolean {
    const from = account * tagLength
    for (let i = 0; i < tagLength; i++) {
      if (this.#tags[from + i] !== tag[i]) return false
    }
    return true
  }

  #grow(): void {
    const room = this.#count * 2
    this.#tags = grown(this.#tags, new Uint8Array(room * tagLength))
    this.#hashes = grown(this.#hashes, new Uint8Array(room * tagLength))
    this.#listed = grown(this.#listed, new Uint8Array(room))
    const balances = new BigUint64Array(room)
    balances.set(this.#balances)
    this.#balances = balances
    this.#slots = new Int32Array(slotsFor(room))
    for (let account = 0; account < this.#count; account++) {
      this.#slots[this.#slot(this.tagBytes(account))] = account + 1
    }
  }
}

function grown(from: Uint8Array, to: Uint8Array): Uint8Array {
  to.set(from)
  return to
}

/** Returns a power of two that is at least twice the capacity. */
function slotsFor(room: number): number {
  return 2 ** Math.ceil(Math.log2(room * 2))
}
