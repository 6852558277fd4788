import { describe, expect, test } from 'vitest'
import { blockOf, everyKind, outcomes, pick } from '../test/chain'
import { mainnetBlock, meshBlock, trailers } from '../test/vectors'
import { blockCheckIds, verifyBlock, verifyBlocks } from './verify-block'

describe('mainnet block 1078535', () => {
  const notGiven = new Set(['parent-link', 'difficulty', 'start-time', 'transfers'])

  test('passes every check that needs only the block', () => {
    const found = outcomes(verifyBlock({ block: mainnetBlock }))
    for (const id of blockCheckIds) {
      expect([id, found[id]]).toEqual([id, notGiven.has(id) ? 'not-checkable' : 'verified'])
    }
  })

  test('reports the compared values', () => {
    const [hash] = verifyBlock({ block: mainnetBlock }, ['block-hash'])
    expect(hash).toEqual({
      id: 'block-hash',
      outcome: 'verified',
      subject: 'Block 1078535',
      expected: '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
      actual: '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
      reason: "The header's SHA-256 hash matches the block hash.",
    })
    expect(verifyBlock({ block: mainnetBlock }, ['work', 'solve-time', 'reward'])).toMatchObject([
      { expected: 'at least 37 zero bits', actual: '37 zero bits' },
      { expected: '1 to 238 s', actual: '62 s' },
      { expected: '12065840589 nanoMCM', actual: '12065840589 nanoMCM' },
    ])
  })
})

describe('blocks from a real node’s test chain', () => {
  test.each([
    'block_before_neogenesis_657407',
    'block_many_txs',
    'block_neogenesis_657408',
    'block_neogenesis_v3_first_657152',
    'block_null_identifier',
    'block_pseudo',
    'block_standard_by_hash',
    'block_tip_by_index',
  ])('%s: no check fails', (name) => {
    const checks = verifyBlock({ block: meshBlock(name) })
    expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(outcomes(checks)['block-hash']).toBe('verified')
  })

  test('verifies a neogenesis block with its parent', () => {
    const found = outcomes(
      verifyBlock({
        block: meshBlock('block_neogenesis_657408'),
        parent: meshBlock('block_before_neogenesis_657407'),
      }),
    )
    expect(found).toMatchObject({
      'block-hash': 'verified',
      'parent-link': 'verified',
      difficulty: 'verified',
      'start-time': 'verified',
      'solve-time': 'verified',
      reward: 'verified',
      work: 'not-checkable',
      'merkle-root': 'not-checkable',
    })
  })
})

describe('blocks created by the reference node', () => {
  const blocks = trailers.synthetic_v3.map(blockOf)

  test('verifies a pseudo-block, a neogenesis block and a pseudo-block in sequence', () => {
    const reports = [...verifyBlocks(blocks)].slice(1)
    for (const { checks } of reports) {
      expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    }
    expect(reports.map(({ index, checks }) => [index, outcomes(checks)])).toMatchObject([
      [660223, { 'merkle-root': 'verified', difficulty: 'verified', 'solve-time': 'verified' }],
      [660224, { 'start-time': 'verified', difficulty: 'verified', 'solve-time': 'verified' }],
      [660225, { 'merkle-root': 'verified', difficulty: 'verified', 'start-time': 'verified' }],
    ])
  })

  test('fails proof of work for a block whose height was changed', () => {
    expect(outcomes(verifyBlock({ block: pick(blocks, 0) }, ['block-hash', 'work']))).toEqual({
      'block-hash': 'verified',
      work: 'failed',
    })
  })

  test('skips checks before version 3 that need data the API doesn’t provide', () => {
    const old = trailers.real.filter(({ era }) => era === 'pre-v3')
    expect(old.length).toBeGreaterThan(4)
    for (const vector of old) {
      const found = outcomes(verifyBlock({ block: blockOf(vector) }))
      expect([found['block-hash'], found['merkle-root'], found.difficulty]).toEqual([
        'not-checkable',
        'not-checkable',
        'not-checkable',
      ])
      const solved = vector.kind === 'normal' && vector.bnum <= 75857
      expect([vector.name, found.work]).toEqual([
        vector.name,
        solved ? 'verified' : 'not-checkable',
      ])
    }
  })

  test('checks an old Peach block’s proof of work if its parent is given', () => {
    const vector = trailers.real.find(({ bnum }) => bnum === 77823)
    const block = blockOf(pick([vector], 0))
    const parent = structuredClone(block)
    parent.metadata.stime = (vector?.time0 ?? 0) * 1000
    expect(outcomes(verifyBlock({ block, parent }, ['work']))).toEqual({ work: 'verified' })
  })
})

describe('a chain of all kinds of blocks', () => {
  const chain = everyKind()

  test('passes all checks', () => {
    const reports = [...verifyBlocks(chain.blocks)]
    for (const { checks } of reports) {
      expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    }
    for (const { index, checks } of reports.slice(2)) {
      const open = checks.filter(({ outcome }) => outcome === 'not-checkable').map(({ id }) => id)
      const kind = index === 1_000_191 ? 'pseudo' : index === 1_000_192 ? 'neogenesis' : 'normal'
      expect([index, open]).toEqual([index, openChecks[kind]])
    }
    expect(chain.blocks.map(({ metadata }) => metadata.difficulty)).toEqual([
      4, 4, 4, 5, 4, 4, 3, 2,
    ])
  })

  const openChecks = {
    normal: ['transfers'],
    pseudo: ['work', 'transaction-order', 'conservation', 'transfers'],
    neogenesis: ['work', 'merkle-root', 'transaction-order', 'conservation', 'transfers'],
  }
})
