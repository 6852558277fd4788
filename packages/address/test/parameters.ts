import * as address from '../src/index'
import * as transaction from '../src/transaction'
import * as wots from '../src/wots'

type Run = (input: never) => unknown
export type Parameter = readonly [name: string, run: Run]

export const bytes = (size: number, value = 7): Uint8Array => new Uint8Array(size).fill(value)
export const seeds = { secret: bytes(32), publicSeed: bytes(32), addressSeed: bytes(32) }
const keys = wots.generateKeyPair(seeds)
const recipient = { address: bytes(20, 9), amount: 1000n }
const plan = {
  source: address.deriveLedgerAddress(bytes(20), keys.publicKey),
  change: bytes(40),
  balance: 5000n,
  destinations: [recipient],
}
const account = wots.deriveAccount(bytes(32), 0)
const current = address.deriveLedgerAddress(account.tag, account.keys.publicKey)
const destination = { tag: recipient.address, memo: '', amount: 1000n }
const unsigned = transaction.createTransaction(plan)
const signed = transaction.signTransaction(unsigned, keys)
const { encodeTransaction, validateTransaction } = transaction

/** Parameters that accept only bytes, by size. */
export const BYTES: Readonly<Record<number, readonly Parameter[]>> = {
  20: [
    [
      'findSpendIndex account.tag',
      (tag) => wots.findSpendIndex({ ...account, tag }, current, { limit: 0 }),
    ],
    ['verify signer', (bad) => wots.verify(bytes(2208), bytes(32), bad)],
    [
      'encodeTransaction tag',
      (tag) => encodeTransaction({ ...unsigned, destinations: [{ ...destination, tag }] }),
    ],
  ],
  32: [
    ['deriveAccount masterSeed', (seed) => wots.deriveAccount(seed, 0)],
    ['deriveSpendKey account.seed', (seed) => wots.deriveSpendKey({ ...account, seed }, 1)],
    ['findSpendIndex account.seed', (seed) => wots.findSpendIndex({ ...account, seed }, current)],
    ...['secret', 'publicSeed', 'addressSeed'].flatMap((seed): Parameter[] => [
      [`generateKeyPair ${seed}`, (bad) => wots.generateKeyPair({ ...seeds, [seed]: bad })],
      [`sign ${seed}`, (bad) => wots.sign(bytes(32), { ...seeds, [seed]: bad })],
      [
        `signTransaction ${seed}`,
        (bad) => transaction.signTransaction(unsigned, { ...seeds, [seed]: bad }),
      ],
    ]),
    ['sign message', (message) => wots.sign(message, seeds)],
    ['recoverPublicKey message', (bad) => wots.recoverPublicKey(bytes(2208), bad)],
    ['verify message', (bad) => wots.verify(bytes(2208), bad, bytes(20))],
  ],
  40: ['source', 'change'].flatMap((field): Parameter[] => [
    [`encodeTransaction ${field}`, (bad) => encodeTransaction({ ...unsigned, [field]: bad })],
    [
      `transactionMessage ${field}`,
      (bad) => transaction.transactionMessage({ ...unsigned, [field]: bad }),
    ],
    [`validateTransaction ${field}`, (bad) => validateTransaction({ ...unsigned, [field]: bad })],
    [`hashTransaction ${field}`, (bad) => transaction.hashTransaction({ ...signed, [field]: bad })],
  ]),
  2208: [
    ['recoverPublicKey signature', (bad) => wots.recoverPublicKey(bad, bytes(32))],
    ['verify signature', (bad) => wots.verify(bad, bytes(32), bytes(20))],
  ],
}

/** Parameters that also accept hex, or `null` for a missing signature, by size. */
export const BYTES_OR_OTHER: Readonly<Record<number, readonly Parameter[]>> = {
  40: [
    ['createTransaction source', (source) => transaction.createTransaction({ ...plan, source })],
    ['createTransaction change', (change) => transaction.createTransaction({ ...plan, change })],
  ],
  2144: [
    ['deriveTag publicKey', address.deriveTag],
    ['deriveLedgerAddress publicKey', (key) => address.deriveLedgerAddress(bytes(20), key)],
  ],
  2208: [
    ['encodeTransaction signature', (bad) => encodeTransaction({ ...signed, signature: bad })],
    ['validateTransaction signature', (bad) => validateTransaction({ ...signed, signature: bad })],
    [
      'hashTransaction signature',
      (bad) => transaction.hashTransaction({ ...signed, signature: bad }),
    ],
  ],
}

/** Parameters that accept any number of bytes. The last two also accept hex. */
export const ANY_BYTES: readonly Parameter[] = [
  ['bytesToHex bytes', address.bytesToHex],
  ['crc16 bytes', address.crc16],
  ['decodeTransaction bytes', transaction.decodeTransaction],
  ['hashTransaction bytes', transaction.hashTransaction],
]

export const ADDRESSES: readonly Parameter[] = [
  ['parseAddress', address.parseAddress],
  ['toHex', address.toHex],
  ['toBase58', address.toBase58],
  ['compareAddresses a', (bad) => address.compareAddresses(bad, bytes(20))],
  ['compareAddresses b', (bad) => address.compareAddresses(bytes(20), bad)],
  ['encodeBase58', address.encodeBase58],
  ['decodeBase58', address.decodeBase58],
  ['parseLedgerAddress', address.parseLedgerAddress],
  ['findSpendIndex ledgerAddress', (bad) => wots.findSpendIndex(account, bad)],
  ['deriveLedgerAddress address', (bad) => address.deriveLedgerAddress(bad, keys.publicKey)],
  [
    'createTransaction address',
    (bad) =>
      transaction.createTransaction({ ...plan, destinations: [{ ...recipient, address: bad }] }),
  ],
]

export const INDEXES: readonly Parameter[] = [
  ['deriveAccount accountIndex', (index) => wots.deriveAccount(bytes(32), index)],
  ['deriveSpendKey spendIndex', (index) => wots.deriveSpendKey(account, index)],
]

/** Optional 32-bit integers. */
export const OPTIONAL_NUMBERS: readonly Parameter[] = ['from', 'limit'].map((field) => [
  `findSpendIndex ${field}`,
  (bad) => wots.findSpendIndex(account, current, { [field]: bad }),
])

export const AMOUNTS: readonly Parameter[] = [
  ...['balance', 'fee', 'blockToLive'].map((field): Parameter => [
    `createTransaction ${field}`,
    (bad) => transaction.createTransaction({ ...plan, [field]: bad }),
  ]),
  [
    'createTransaction amount',
    (amount) =>
      transaction.createTransaction({ ...plan, destinations: [{ ...recipient, amount }] }),
  ],
  ...['sendTotal', 'changeTotal', 'fee', 'blockToLive'].map((field): Parameter => [
    `encodeTransaction ${field}`,
    (bad) => encodeTransaction({ ...unsigned, [field]: bad }),
  ]),
  [
    'encodeTransaction amount',
    (amount) => encodeTransaction({ ...unsigned, destinations: [{ ...destination, amount }] }),
  ],
  ...['blockNumber', 'balance', 'minimumFee'].map((field): Parameter => [
    `validateTransaction ${field}`,
    (bad) => validateTransaction(unsigned, { [field]: bad }),
  ]),
]

export const TEXTS: readonly Parameter[] = [
  ['hexToBytes', address.hexToBytes],
  ['validateMemo', transaction.validateMemo],
  [
    'encodeTransaction memo',
    (memo) => encodeTransaction({ ...unsigned, destinations: [{ ...destination, memo }] }),
  ],
]
