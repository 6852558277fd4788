import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { pick, shownTransaction } from '../test/chain'
import { bytes, mainnetBlock, trailers, transactions } from '../test/vectors'
import * as proof from './index'

type Run = (input: never) => unknown
type Parameter = readonly [name: string, run: Run]

const root = mainnetBlock.metadata.root
const leaf = new Uint8Array(32).fill(7)
const trailer = proof.decodeTrailer(bytes(pick(trailers.real, 0).raw))
const shown = shownTransaction(bytes(pick(transactions.vectors, 0).hex))
const id = shown.transaction_identifier.hash
const list = { balances: [2n, 1n], totalAccounts: 3, circulatingSupply: 4n, height: 1_078_535 }

/** Parameters that accept bytes, keyed by size. A size of 0 stands for any size. */
const BYTES: Readonly<Record<number, readonly Parameter[]>> = {
  0: [
    ['leadingZeroBits', proof.leadingZeroBits],
    ['checkTransactionBytes', (bad) => proof.checkTransactionBytes(shown, bad)],
    ['verifyTransaction', (bad) => proof.verifyTransaction({ transaction: shown, bytes: bad })],
    [
      'verifyBlock',
      (bad) =>
        proof.verifyBlock({ block: mainnetBlock, transactionBytes: new Map([[id, bad]]) }, []),
    ],
  ],
  16: [['matchFrame', proof.matchFrame]],
  32: [
    ['merkleTreeRoot of one leaf', (bad) => proof.merkleTreeRoot([bad])],
    ['merkleTreeRoot of two leaves', (bad) => proof.merkleTreeRoot([leaf, bad])],
    ['merkleProof', (bad) => proof.merkleProof([leaf, leaf, bad], 0)],
    ['merkleProofRoot leaf', (bad) => proof.merkleProofRoot(bad, [])],
    ['merkleProofRoot left', (hash) => proof.merkleProofRoot(leaf, [{ side: 'left', hash }])],
    ['merkleProofRoot right', (hash) => proof.merkleProofRoot(leaf, [{ side: 'right', hash }])],
    ['verifyMembership leaf', (bad) => proof.verifyMembership({ leaf: bad, steps: [] }, root)],
    ['isNonceGrammatical', proof.isNonceGrammatical],
    ['expandHaiku', proof.expandHaiku],
    ...['phash', 'mroot', 'nonce'].map((field): Parameter => [
      `encodeTrailer ${field}`,
      (bad) => proof.encodeTrailer({ ...trailer, [field]: bad }),
    ]),
    ...['mroot', 'nonce'].map((field): Parameter => [
      `triggHash ${field}`,
      (bad) => proof.triggHash({ ...trailer, [field]: bad }),
    ]),
  ],
  124: [
    ['peachHash', proof.peachHash],
    ['tracePeach', proof.tracePeach],
  ],
  128: [
    ['blockHash', proof.blockHash],
    ['decodeTrailer', proof.decodeTrailer],
    ['checkWork', proof.checkWork],
  ],
}

/** Parameters that accept hex, with their size in bytes. */
const HEX: readonly (readonly [name: string, size: number, run: Run])[] = [
  ['expandHaiku', 32, proof.expandHaiku],
  ['membershipProof', 32, (bad) => proof.membershipProof(mainnetBlock, bad)],
  ['verifyMembership root', 32, (bad) => proof.verifyMembership({ leaf, steps: [] }, bad)],
  ['rewardLeaf minerTag', 20, (bad) => proof.rewardLeaf(bad, 1n)],
]

/** Parameters that accept an integer, or a bigint as well if the value can be large. */
const NUMBERS: readonly Parameter[] = [
  ['blockReward', proof.blockReward],
  ['supplyCap', proof.supplyCap],
  ['blockKind index', (bad) => proof.blockKind(bad, 1)],
  ['blockKind transactionCount', (bad) => proof.blockKind(5, bad)],
  ['merkleProof index', (bad) => proof.merkleProof([leaf, leaf], bad)],
  ['blockTrailer time0', (bad) => proof.blockTrailer(mainnetBlock, bad)],
  ['verifyRichList height', (height) => proof.verifyRichList({ ...list, height })],
  ['verifyRichList totalAccounts', (bad) => proof.verifyRichList({ ...list, totalAccounts: bad })],
  ...['bnum', 'difficulty', 'time0', 'stime'].map((field): Parameter => [
    `nextDifficulty ${field}`,
    (bad) => proof.nextDifficulty({ ...trailer, [field]: bad }),
  ]),
  ...['bnum', 'mfee', 'tcount', 'time0', 'difficulty', 'stime'].map((field): Parameter => [
    `encodeTrailer ${field}`,
    (bad) => proof.encodeTrailer({ ...trailer, [field]: bad }),
  ]),
  ['triggHash bnum', (bnum) => proof.triggHash({ ...trailer, bnum })],
]

/** Parameters that accept only a bigint. */
const AMOUNTS: readonly Parameter[] = [
  ['rewardLeaf reward', (bad) => proof.rewardLeaf(`0x${'12'.repeat(20)}`, bad)],
  ['verifyRichList balances', (bad) => proof.verifyRichList({ ...list, balances: [bad] })],
  [
    'verifyRichList circulatingSupply',
    (bad) => proof.verifyRichList({ ...list, circulatingSupply: bad }),
  ],
]

/** Functions without any of these parameters, each with the reason. */
const WITHOUT = [
  'checkAddress', // any invalid text is a failed check
  'checkConservation', // takes only a transaction
  'checkMembership', // wrong data is a failed check
  'findStart', // an invalid guess is ignored
  'generateNonce', // takes only a function
  'merkleLeaves', // takes only a block
  'merkleRoot', // takes only a block
  'traceWork', // takes only blocks
  'verdict', // takes only checks
  'verifyBlocks', // takes only blocks
]

const notBytes = (size: number): readonly (readonly [string, unknown])[] => [
  ['a string', 'a'.repeat(size)],
  ['an object with a length', { length: size }],
  ['an array of numbers', Array.from({ length: size }, () => 7)],
  ['a Uint16Array', new Uint16Array(size)],
  ['a DataView', new DataView(new ArrayBuffer(size))],
  ['an ArrayBuffer', new ArrayBuffer(size)],
  ['a number', size],
  ['null', null],
]

const sized = Object.entries(BYTES).flatMap(([size, parameters]) =>
  parameters.map(([name, run]) => [name, Number(size), run] as const),
)

describe.each(sized)('%s (%i bytes)', (_name, size, run) => {
  test.each(notBytes(size))('rejects %s', (_type, input) => {
    expect(() => run(input as never)).toThrow(proof.ProofInputError)
  })

  const lengths = size === 0 ? [] : [0, 5, size - 1, size + 1]
  test.each(lengths)('rejects %i bytes', (length) => {
    expect(() => run(new Uint8Array(length) as never)).toThrow(proof.ProofInputError)
  })

  test('accepts a Node Buffer and a Uint8Array from another realm', () => {
    expect(() => run(Buffer.alloc(size) as never)).not.toThrow(proof.ProofInputError)
    const foreign = runInNewContext(`new Uint8Array(${size})`) as unknown
    expect(foreign instanceof Uint8Array).toBe(false)
    expect(() => run(foreign as never)).not.toThrow(proof.ProofInputError)
  })
})

describe.each(HEX)('%s (%i bytes of hex)', (_, size, run) => {
  test.each<unknown>(['', '0x', '0x12', 'zz'.repeat(size), 'a'.repeat(2 * size + 1), 5, null])(
    'rejects %o',
    (input) => {
      expect(() => run(input as never)).toThrow(proof.ProofInputError)
    },
  )
})

describe.each(NUMBERS)('%s', (_, run) => {
  test.each<unknown>([-1, 0.5, Number.NaN, Infinity, 2 ** 64, -1n, 2n ** 64n, '1', true, null])(
    'rejects %o',
    (input) => {
      expect(() => run(input as never)).toThrow(proof.ProofInputError)
    },
  )
})

describe.each(AMOUNTS)('%s', (_, run) => {
  test.each<unknown>([1, '1', true, null, Number.NaN])('rejects %o', (input) => {
    expect(() => run(input as never)).toThrow(proof.ProofInputError)
  })
})

test('rejects an invalid side in a Merkle proof', () => {
  const step = { side: 'up' as 'left', hash: leaf }
  expect(() => proof.merkleProofRoot(leaf, [step])).toThrow(
    "side must be 'left' or 'right', got up",
  )
})

test('covers every exported function', () => {
  const tested = [...sized, ...HEX, ...NUMBERS, ...AMOUNTS].map(([name]) => name.split(' ')[0])
  const exported = Object.entries(proof)
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name)
  expect(new Set([...tested, ...WITHOUT])).toEqual(new Set(exported))
})
