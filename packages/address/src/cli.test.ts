import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { bundleCommand } from '../../../tooling/test/command.mjs'
import { deriveLedgerAddress } from './tag'
import { bytesToHex } from './bytes'
import { decodeTransaction, hashTransaction, validateTransaction } from './transaction'
import { deriveAccount, deriveSpendKey } from './wots'

const BASE58 = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
const TAG = '9f810c2447a76e93b17ebff96c0b29952e4355f1'
const RECIPIENT = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'

/** Runs the command as a process. */
async function command(argv: string[], input = '') {
  const script = await bundleCommand(fileURLToPath(new URL('cli.ts', import.meta.url)))
  const child = spawn(process.execPath, [script, ...argv])
  child.stdin.end(input)
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ])
  return { stdout, stderr, exitCode }
}

async function json(argv: string[], input?: unknown) {
  const { stdout, exitCode } = await command(argv, JSON.stringify(input))
  return { exitCode, result: JSON.parse(stdout) as Record<string, unknown> }
}

describe('inspect', () => {
  it('prints both forms, the checksum and a QR code', async () => {
    const { stdout, exitCode } = await command(['inspect', `0x${TAG.toUpperCase()}`])
    expect(exitCode).toBe(0)
    const [first, ...rest] = stdout.split('\n\n')
    expect(first?.split('\n')).toEqual([
      'Kind      address',
      `Base58    ${BASE58}`,
      `Hex       0x${TAG}`,
      `Tag       ${TAG}`,
      'Checksum  0xc89a',
    ])
    const rows = rest.join('').trimEnd().split('\n')
    expect(rows).toHaveLength(17)
    for (const row of rows) expect(row).toMatch(/^[█▀▄ ]{33}$/)
  })

  it.each([
    ['Base58', BASE58, { kind: 'address' }],
    ['hex', TAG, { kind: 'address' }],
    ['text with spaces around it', `  ${BASE58}\n`, { kind: 'address' }],
    [
      'an unused ledger address',
      `0x${TAG}${TAG}`,
      { kind: 'ledger address', keyHash: TAG, isImplicit: true },
    ],
    [
      'a used ledger address',
      TAG + 'ab'.repeat(20),
      { kind: 'ledger address', keyHash: 'ab'.repeat(20), isImplicit: false },
    ],
  ])('reads %s', async (_name, input, own) => {
    expect(await json(['inspect', input, '--json'])).toEqual({
      exitCode: 0,
      result: {
        valid: true,
        base58: BASE58,
        hex: `0x${TAG}`,
        tag: TAG,
        checksum: '0xc89a',
        ...own,
      },
    })
  })

  it('reads a public key, with or without its seeds', async () => {
    const { tag, keys } = deriveAccount(new Uint8Array(32).fill(1), 0)
    const publicKey = bytesToHex(keys.publicKey)
    for (const input of [publicKey, publicKey + '00'.repeat(64)]) {
      const { result } = await json(['inspect', input, '--json'])
      expect(result).toMatchObject({ kind: 'public key', tag: bytesToHex(tag) })
    }
  })

  it('reports why an address is invalid', async () => {
    const input = `${BASE58.slice(0, -1)}4`
    expect(await json(['inspect', input, '--json'])).toEqual({
      exitCode: 3,
      result: {
        valid: false,
        code: 'checksum',
        message: 'Invalid Mochimo address or bad checksum: the checksum is 0xc99a, expected 0xc89a',
      },
    })
    expect(await command(['inspect', input])).toEqual({
      exitCode: 3,
      stdout: '',
      stderr: 'Invalid Mochimo address or bad checksum: the checksum is 0xc99a, expected 0xc89a\n',
    })
  })

  it.each([
    [[]],
    [['inspect']],
    [['inspect', 'a', 'b']],
    [['look', 'a']],
    [['inspect', '--yaml', 'a']],
  ])('rejects the arguments %j', async (argv) => {
    expect((await command(argv)).exitCode).toBe(2)
  })
})

describe('sign', () => {
  const masterSeed = new Uint8Array(32).fill(1)
  const account = deriveAccount(masterSeed, 0)
  const request = {
    masterSeed: bytesToHex(masterSeed),
    spendIndex: 3,
    balance: '5000000000',
    destinations: [{ address: RECIPIENT, amount: '1500000000', memo: 'INVOICE-42' }],
  }

  it('creates and signs a transaction with a key of a wallet', async () => {
    const { exitCode, result } = await json(['sign'], request)
    expect(exitCode).toBe(0)
    const signed = decodeTransaction(String(result['signedTransaction']))
    expect(validateTransaction(signed, { balance: 5_000_000_000n })).toBeNull()
    expect(signed.source).toEqual(
      deriveLedgerAddress(account.tag, deriveSpendKey(account, 3).publicKey),
    )
    expect(signed.change).toEqual(
      deriveLedgerAddress(account.tag, deriveSpendKey(account, 4).publicKey),
    )
    expect(result).toMatchObject({
      valid: true,
      id: hashTransaction(String(result['signedTransaction'])),
      fee: '500',
      sendTotal: '1500000000',
      changeTotal: '3499999500',
      nextSpendIndex: 4,
    })
  })

  it('signs an unsigned transaction with the same result', async () => {
    const { result: first } = await json(['sign'], request)
    const { masterSeed, spendIndex } = request
    const transaction = first['unsignedTransaction']
    const { result } = await json(['sign'], { masterSeed, spendIndex, transaction })
    expect(result).toEqual(first)
  })

  it('signs with seeds if source and change are given', async () => {
    const { secret, publicSeed, addressSeed } = deriveSpendKey(account, 3)
    const seeds = Object.fromEntries(
      Object.entries({ secret, publicSeed, addressSeed }).map(([name, bytes]) => [
        name,
        bytesToHex(bytes),
      ]),
    )
    const { result: first } = await json(['sign'], request)
    const { balance, destinations } = request
    const { source, change } = first
    const { result } = await json(['sign'], { seeds, source, change, balance, destinations })
    expect(result['signedTransaction']).toBe(first['signedTransaction'])
    const missing = await json(['sign'], { seeds, source, balance, destinations })
    expect(missing).toMatchObject({
      exitCode: 2,
      result: { code: 'request', message: 'change is required with seeds' },
    })
  })

  it('returns the code with which the network would reject a transaction', async () => {
    const { exitCode, result } = await json(['sign'], { ...request, balance: '1000' })
    expect(exitCode).toBe(3)
    expect(result).toMatchObject({ valid: false, code: 'EMCM_TXTOTAL' })
  })

  it('doesn’t sign with a key that isn’t the source’s', async () => {
    const { result: first } = await json(['sign'], request)
    const transaction = first['unsignedTransaction']
    const other = { masterSeed: request.masterSeed, spendIndex: 2, transaction }
    const { exitCode, result } = await json(['sign'], other)
    expect(exitCode).toBe(3)
    expect(result['code']).toBe('EMCM_TXWOTS')
    expect(result).not.toHaveProperty('signedTransaction')
  })

  it.each([
    ['no spend index', { ...request, spendIndex: undefined }, 'spendIndex must be a number'],
    ['a short seed', { ...request, masterSeed: 'ab' }, 'masterSeed must have 32 bytes, got 1'],
    ['an unknown field', { ...request, fees: '1000' }, "'fees' is not a field of the request"],
    [
      'an inexact amount',
      { ...request, balance: 2 ** 60 },
      'balance must be nanoMCM as a string of digits',
    ],
    [
      'a transaction and its parts',
      { ...request, transaction: '00' },
      "'balance' is not a field together with transaction",
    ],
    ['no object', [], 'the request must be a JSON object'],
  ])('rejects %s', async (_name, input, message) => {
    expect(await json(['sign'], input)).toEqual({
      exitCode: 2,
      result: { valid: false, code: 'request', message },
    })
  })

  it('never prints the seed', async () => {
    const broken = `${JSON.stringify(request)},`
    const { stdout, stderr, exitCode } = await command(['sign'], broken)
    expect(exitCode).toBe(2)
    expect(stdout + stderr).toContain('Standard input must be a JSON object')
    expect(stdout + stderr).not.toContain(request.masterSeed.slice(0, 8))
  })
})

it('prints its help and version', async () => {
  const { stdout } = await command(['--help'])
  expect(stdout).toContain('mcm-address inspect <text>')
  expect((await command(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+/)
})
