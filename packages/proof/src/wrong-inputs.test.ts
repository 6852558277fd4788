import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { pick, shownTransaction } from '../test/chain'
import { bytes, mainnetBlock, trailers, transactions } from '../test/vectors'
import * as proof from './index'

type Run = (input: never) => unknown
type Place = readonly [place: string, run: Run]

const root = mainnetBlock.metadata.root
const leaf = new Uint8Array(32).fill(7)
const trailer = proof.decodeTrailer(bytes(pick(trailers.real, 0).raw))
const shown = shownTransaction(bytes(pick(transactions.vectors, 0).hex))
const id = shown.transaction_identifier.hash
const list = { balances: [2n, 1n], totalAccounts: 3, circulatingSupply: 4n, height: 1_078_535 }

/** Places that take bytes, by the number of bytes; 0 where any number will do. */
const BYTES: Readonly<Record<number, readonly Place[]>> = {
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
    ...['phash', 'mroot', 'nonce'].map((field): Place => [
      `encodeTrailer ${field}`,
      (bad) => proof.encodeTrailer({ ...trailer, [field]: bad }),
    ]),
    ...['mroot', 'nonce'].map((field): Place => [
      `triggHash ${field}`,
      (bad) => proof.triggHash({ ...trailer, [field]: bad }),
    ]),
  ],
  124: [['peachHash', proof.peachHash]],
  128: [
    ['blockHash', proof.blockHash],
    ['decodeTrailer', proof.decodeTrailer],
    ['checkWork', proof.checkWork],
  ],
}

/** Places that take hex, by the number of bytes. */
const HEX: readonly (readonly [place: string, size: number, run: Run])[] = [
  ['expandHaiku', 32, proof.expandHaiku],
  ['membershipProof', 32, (bad) => proof.membershipProof(mainnetBlock, bad)],
  ['verifyMembership root', 32, (bad) => proof.verifyMembership({ leaf, steps: [] }, bad)],
  ['rewardLeaf minerTag', 20, (bad) => proof.rewardLeaf(bad, 1n)],
]

/** Places that take a whole number, a bigint too where it may be large. */
const NUMBERS: readonly Place[] = [
  ['blockReward', proof.blockReward],
  ['supplyCap', proof.supplyCap],
  ['blockKind index', (bad) => proof.blockKind(bad, 1)],
  ['blockKind transactionCount', (bad) => proof.blockKind(5, bad)],
  ['merkleProof index', (bad) => proof.merkleProof([leaf, leaf], bad)],
  ['blockTrailer time0', (bad) => proof.blockTrailer(mainnetBlock, bad)],
  ['verifyRichList height', (height) => proof.verifyRichList({ ...list, height })],
  ['verifyRichList totalAccounts', (bad) => proof.verifyRichList({ ...list, totalAccounts: bad })],
  ...['bnum', 'difficulty', 'time0', 'stime'].map((field): Place => [
    `nextDifficulty ${field}`,
    (bad) => proof.nextDifficulty({ ...trailer, [field]: bad }),
  ]),
  ...['bnum', 'mfee', 'tcount', 'time0', 'difficulty', 'stime'].map((field): Place => [
    `encodeTrailer ${field}`,
    (bad) => proof.encodeTrailer({ ...trailer, [field]: bad }),
  ]),
  ['triggHash bnum', (bnum) => proof.triggHash({ ...trailer, bnum })],
]

/** Places that take an amount: a bigint and nothing else. */
const AMOUNTS: readonly Place[] = [
  ['rewardLeaf reward', (bad) => proof.rewardLeaf(`0x${'12'.repeat(20)}`, bad)],
  ['verifyRichList balances', (bad) => proof.verifyRichList({ ...list, balances: [bad] })],
  [
    'verifyRichList circulatingSupply',
    (bad) => proof.verifyRichList({ ...list, circulatingSupply: bad }),
  ],
]

/** Functions without such a place, and why. */
const WITHOUT = [
  'checkAddress', // any text is an address or a failed check
  'checkConservation', // only a transaction
  'checkMembership', // what an endpoint says wrongly is a failed check
  'findStart', // a guess that cannot be is not used
  'generateNonce', // a source of numbers
  'merkleLeaves', // only a block
  'merkleRoot', // only a block
  'verdict', // only checks
  'verifyBlocks', // only blocks
]

const notBytes = (size: number): readonly (readonly [string, unknown])[] => [
  ['text', 'a'.repeat(size)],
  ['an object with a length', { length: size }],
  ['an array of numbers', Array.from({ length: size }, () => 7)],
  ['a Uint16Array', new Uint16Array(size)],
  ['a DataView', new DataView(new ArrayBuffer(size))],
  ['an ArrayBuffer', new ArrayBuffer(size)],
  ['a number', size],
  ['null', null],
]

const sized = Object.entries(BYTES).flatMap(([size, places]) =>
  places.map(([place, run]) => [place, Number(size), run] as const),
)

describe.each(sized)('%s of %i bytes', (_place, size, run) => {
  test.each(notBytes(size))('is not %s', (_what, input) => {
    expect(() => run(input as never)).toThrow(proof.ProofInputError)
  })

  const lengths = size === 0 ? [] : [0, 5, size - 1, size + 1]
  test.each(lengths)('is not %i bytes', (length) => {
    expect(() => run(new Uint8Array(length) as never)).toThrow(proof.ProofInputError)
  })

  test('may be a Node Buffer, and bytes of another realm', () => {
    expect(() => run(Buffer.alloc(size) as never)).not.toThrow(proof.ProofInputError)
    const foreign = runInNewContext(`new Uint8Array(${size})`) as unknown
    expect(foreign instanceof Uint8Array).toBe(false)
    expect(() => run(foreign as never)).not.toThrow(proof.ProofInputError)
  })
})

describe.each(HEX)('the hex of %s, %i bytes', (_, size, run) => {
  test.each<unknown>(['', '0x', '0x12', 'zz'.repeat(size), 'a'.repeat(2 * size + 1), 5, null])(
    'is not %o',
    (input) => {
      expect(() => run(input as never)).toThrow(proof.ProofInputError)
    },
  )
})

describe.each(NUMBERS)('%s', (_, run) => {
  test.each<unknown>([-1, 0.5, Number.NaN, Infinity, 2 ** 64, -1n, 2n ** 64n, '1', true, null])(
    'is not %o',
    (input) => {
      expect(() => run(input as never)).toThrow(proof.ProofInputError)
    },
  )
})

describe.each(AMOUNTS)('%s', (_, run) => {
  test.each<unknown>([1, '1', true, null, Number.NaN])('is not %o', (input) => {
    expect(() => run(input as never)).toThrow(proof.ProofInputError)
  })
})

test('a side of a Merkle proof is left or right', () => {
  const step = { side: 'up' as 'left', hash: leaf }
  expect(() => proof.merkleProofRoot(leaf, [step])).toThrow('A side must be left or right; got up')
})

test('every exported function is tested', () => {
  const tested = [...sized, ...HEX, ...NUMBERS, ...AMOUNTS].map(([place]) => place.split(' ')[0])
  const exported = Object.entries(proof)
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name)
  expect(new Set([...tested, ...WITHOUT])).toEqual(new Set(exported))
})
