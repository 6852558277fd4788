import type { Devnet } from '@mcm/devnet'
import { expect } from 'vitest'
import { post } from './devnet'

interface Outcome {
  output: string
  language: string
  devnet: Devnet
  url: string
}

type Expectation = (outcome: Outcome) => void | Promise<void>

const lines = (output: string) => output.trim().split('\n')

/** Checks of each program's output and effects. */
const expectations: Readonly<Record<string, Expectation>> = {
  base58: ({ output, language }) => {
    const [base58, hex, refusal] = lines(output)
    expect(base58).toBe('J8gqYehTJhJWrfcUd766sUQ8THktNs')
    expect(hex).toBe('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59')
    if (language === 'typescript')
      expect(refusal).toContain('Invalid Mochimo address or bad checksum')
  },
  'key-tag': ({ output }) => {
    expect(output.trim()).toBe(TAG_OF_ONES)
  },
  'format-amount': ({ output }) => {
    expect(lines(output)).toEqual(['18912020.126991584', '500'])
  },
  rotate: ({ output }) => {
    expect(output).toMatch(
      /^address [1-9A-HJ-NP-Za-km-z]+ true\n(?:key \d [0-9a-f]{40}\n){3}spend index 2\n$/,
    )
  },
  'read-balance': ({ output }) => {
    expect(output).toMatch(/^\d+(?:\.\d+)? MCM at block \d+\n$/)
  },
  retry: ({ output, language }) => {
    expect(output).toContain('current_block_identifier')
    if (language === 'typescript') expect(output).toContain('Not mined yet')
  },
  'page-history': ({ output, language }) => {
    if (language === 'curl')
      expect(JSON.parse(lines(output)[0] ?? '')).toHaveProperty('total_count')
    else expect(lines(output)[0]).toMatch(/^\d+ 0x[0-9a-f]{64}$/)
  },
  'live-tip': ({ output, devnet }) => {
    expect(output).toContain(`new block ${devnet.chain.tip.index}`)
  },
  'verify-block': ({ output }) => {
    expect(lines(output).length).toBeGreaterThan(8)
    expect(output).toContain('Proof of work: verified')
    expect(output).not.toContain(': failed')
  },
  'whole-flow': confirmed,
  'pay-many': confirmed,
  'in-tests': ({ output }) => {
    expect(output.trim()).toBe('SUCCESS TEST-1 1500000000n')
  },
}

/** RIPEMD-160 of the SHA3-512 of 2,144 bytes with the value 1, computed with OpenSSL. */
const TAG_OF_ONES = '0x6bb933e331736fe6a4a6635e558d929f46ccd451'

async function confirmed({ output, url }: Outcome): Promise<void> {
  const hash = /submitted (0x[0-9a-f]{64})/.exec(output)?.[1]
  const index = Number(/confirmed in block (\d+)/.exec(output)?.[1])
  const found = await post(`${url}/search/transactions`, {
    network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
    transaction_identifier: { hash },
  })
  expect(found).toMatchObject({ total_count: 1, transactions: [{ block_identifier: { index } }] })
}

/**
 * Checks what a program printed and did.
 *
 * @throws {Error} If the program has no checks.
 */
export async function expectProgram(id: string, outcome: Outcome): Promise<void> {
  const expectation = expectations[id]
  if (!expectation) throw new Error(`The program "${id}" has no checks`)
  await expectation(outcome)
}

/** Output after which a program that doesn't end can be stopped. */
const endless: Readonly<Record<string, RegExp>> = {
  'live-tip': /new block .*\n/,
}

/** Programs that wait for the block with their payment. */
const waiting: ReadonlySet<string> = new Set(['whole-flow', 'pay-many'])

/**
 * Returns a function that reads a program's output while it runs. It mines the block that the program
 * waits for, and returns whether the output is enough to stop the program.
 */
export function reader(id: string, devnet: Devnet): (output: string) => boolean {
  let isWaiting = waiting.has(id)
  return (output) => {
    if (isWaiting && output.includes('submitted')) {
      isWaiting = false
      devnet.mine(2)
    }
    return endless[id]?.test(output) ?? false
  }
}
