import { describe, expect, it } from 'vitest'
import { noFaults } from '../faults'
import { scenarios } from '../scenarios'
import { help, readArguments } from './arguments'

describe('readArguments', () => {
  it('reads a fork from an endpoint or a file', () => {
    expect(readArguments(['--fork', 'fork.json']).fork).toBe('fork.json')
    expect(readArguments(['--fork', 'https://x']).fork).toEqual({ endpoint: 'https://x' })
    expect(() => readArguments(['--fork-blocks', '5'])).toThrow('must be used with --fork')
  })

  it('reads every flag', () => {
    const line =
      '--port 1 --host 0.0.0.0 --seed x --blocks 20 --accounts 100 --tip 700000 ' +
      '--start-time 2026-01-01 --block-time 5 --difficulty 0 --traffic 2 --no-mining ' +
      '--strict-rosetta --quiet --latency 10-20 --error-rate 0.1 --error-code 6 --cut-rate 0.2 ' +
      '--malformed-rate 0.3 --rate-limit server --sync error --stalled --no-node --no-indexer ' +
      '--no-ledger --offline --lie nonce --scenario slow --fork http://localhost:1 --fork-blocks 5'
    expect(readArguments(line.split(' '))).toEqual({
      help: false,
      version: false,
      quiet: true,
      scenario: 'slow',
      fork: { endpoint: 'http://localhost:1', blocks: 5 },
      options: {
        port: 1,
        host: '0.0.0.0',
        seed: 'x',
        blocks: 20,
        accounts: 100,
        tip: 700_000,
        startTime: '2026-01-01',
        blockTime: 5,
        difficulty: 0,
        traffic: 2,
        clock: 'manual',
        strictRosetta: true,
        faults: {
          latency: [10, 20],
          errorRate: 0.1,
          errorCode: 6,
          cutRate: 0.2,
          malformedRate: 0.3,
          rateLimit: 'server',
          sync: 'error',
          stalled: true,
          noNode: true,
          noIndexer: true,
          noLedger: true,
          offline: true,
          lie: 'nonce',
        },
      },
    })
  })

  it('omits options that were not given', () => {
    expect(readArguments([])).toEqual({
      help: false,
      version: false,
      quiet: false,
      scenario: undefined,
      options: { faults: {} },
    })
  })

  it.each([
    ['--port x', '--port must be a number; got "x"'],
    ['--lie x', '`lie` must be one of reward, parent'],
    ['--latency 9-1', '`latency` must be a number of milliseconds or a [min, max] pair'],
    ['--latency 5-', '--latency must be a number; got ""'],
    ['--latency x', '--latency must be a number; got "x"'],
    ['--latency 1-2-3', '`latency` must be a number of milliseconds or a [min, max] pair'],
    ['--error-code 12', '`errorCode` must be one of 1, 2'],
    ['extra', "Unexpected argument 'extra'"],
  ])('rejects %s', (line, message) => {
    expect(() => readArguments(line.split(' '))).toThrow(message)
  })
})

describe('the help', () => {
  it('lists every fault flag and every scenario', () => {
    const flags = Object.keys(noFaults)
      .filter((fault) => !['calls', 'lieAbout'].includes(fault))
      .map((fault) => fault.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    const missing = [...flags, ...scenarios.map(({ name }) => name)].filter(
      (name) => !help.includes(name),
    )
    expect(missing).toEqual([])
  })
})
