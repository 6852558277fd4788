import { readFileSync } from 'node:fs'
import type { Block } from '@mcm/rosetta-client'
import { describe, expect, test } from 'vitest'
import { blockFacts, haikuLines } from './block-facts'

const vectors = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../vectors/${name}`, import.meta.url), 'utf8'))

describe('haiku lines', () => {
  const { vectors: haikus } = vectors('haiku.json') as {
    vectors: { mesh_haiku: string; lines: string[] }[]
  }
  test(`${haikus.length} verses of the reference`, () => {
    expect(haikus.length).toBeGreaterThan(50)
    for (const { mesh_haiku, lines } of haikus) expect(haikuLines(mesh_haiku)).toEqual(lines)
  })

  test('none for a server without haikus', () => {
    expect(haikuLines(undefined)).toEqual([])
    expect(haikuLines('')).toEqual([])
  })
})

describe('mainnet block 1078535', () => {
  const { cases } = vectors('exchanges/mainnet-2026-09-04.json') as {
    cases: { path: string; response: { block: Block } }[]
  }
  const block = cases.find(({ path }) => path === '/block')?.response.block

  test('reward, fees and amount transferred', () => {
    const facts = blockFacts(block as Block)
    expect(facts.kind).toBe('standard')
    expect(facts.reward?.destinations[0]?.amount).toBe(12_065_840_589n)
    expect(facts.regular).toHaveLength(4)
    expect(facts.fees).toBe(2000n)
    expect(facts.moved).toBe(1_111_416_500n)
    expect(facts.haiku).toEqual(['at night', 'soft snakes', 'returning'])
  })
})
