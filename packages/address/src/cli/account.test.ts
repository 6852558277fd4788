import { expect, it } from 'vitest'
import { toBase58 } from '../address'
import { bytesToHex } from '../bytes'
import { deriveLedgerAddress } from '../tag'
import { deriveAccount, deriveSpendKey } from '../wots'
import { run } from './run'

const masterSeed = bytesToHex(new Uint8Array(32).fill(1))
const account = deriveAccount(new Uint8Array(32).fill(1), 2)

async function command(request: object) {
  let stdout = ''
  const exitCode = await run(['account'], {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: () => true },
    readInput: async () => JSON.stringify(request),
    version: '0.0.0',
  })
  return { exitCode, result: JSON.parse(stdout) as Record<string, unknown> }
}

it('derives an address', async () => {
  expect(await command({ masterSeed, accountIndex: 2 })).toEqual({
    exitCode: 0,
    result: {
      valid: true,
      base58: toBase58(account.tag),
      hex: `0x${bytesToHex(account.tag)}`,
    },
  })
})

it('finds the key that the ledger expects', async () => {
  const keyed = deriveLedgerAddress(account.tag, deriveSpendKey(account, 3).publicKey)
  const request = { masterSeed, accountIndex: 2, ledgerAddress: `0x${bytesToHex(keyed)}` }
  expect((await command(request)).result).toMatchObject({ spendIndex: 3 })
})

it.each([
  ['a ledger address of another account', { ledgerAddress: 'ab'.repeat(40) }, "account's tag"],
  ['an unknown field', { spendIndex: 0 }, "'spendIndex' is not a field of the request"],
])('rejects %s', async (_name, extra, message) => {
  const { exitCode, result } = await command({ masterSeed, ...extra })
  expect(exitCode).toBe(2)
  expect(result['message']).toContain(message)
})
