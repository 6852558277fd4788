import { createHash } from 'node:crypto'

/** Returns the bytes as a stream of chunks of any size. */
export function pieces(bytes: Uint8Array, ...sizes: number[]): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      const size = sizes.shift() ?? bytes.length
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
}

/** An account in a node's ledger. */
export interface NodeAccount {
  tag: Buffer
  /** Hash of the current key; the tag itself until the account has spent. */
  hash: Buffer
  balance: bigint
}

/** Returns `count` accounts, sorted as in a node's file. Different seeds give different accounts. */
export function nodeAccounts(count: number, seed = ''): NodeAccount[] {
  return Array.from({ length: count }, (_, at) => {
    const bytes = createHash('sha512').update(`${seed} ${at}`).digest()
    const tag = bytes.subarray(0, 20)
    const hash = at % 3 === 0 ? tag : bytes.subarray(20, 40)
    return { tag, hash, balance: bytes.readBigUInt64LE(40) >> BigInt(10 + (at % 30)) }
  }).toSorted((a, b) => a.tag.compare(b.tag))
}

/** Returns accounts as a node writes them, 48 bytes each. */
export function nodeFile(accounts: readonly NodeAccount[]): Uint8Array {
  return Buffer.concat(
    accounts.flatMap(({ tag, hash, balance }) => {
      const amount = Buffer.alloc(8)
      amount.writeBigUInt64LE(balance)
      return [tag, hash, amount]
    }),
  )
}
