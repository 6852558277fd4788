import { describe, expect, it } from 'vitest'
import { capture } from '../../test/support/captures'
import { fakeEndpoint } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'

const BALANCE = JSON.parse(capture('account_balance_tag').response.text) as object
const TAG = '9f810c2447a76e93b17ebff96c0b29952e4355f1'
const HASH = 'ebab0ef48d37728f738ff75bde0afeae4f9060d5'

function setUp() {
  const { fetch, calls } = fakeEndpoint(() => BALANCE)
  return { ...createRosettaClient({ baseUrl: 'https://node.example', fetch }), calls }
}

describe('an address', () => {
  it.each([
    ['Base58', 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', `0x${TAG}`],
    ['hex', TAG.toUpperCase(), `0x${TAG}`],
    ['hex with 0x', `0x${TAG}`, `0x${TAG}`],
    ['bytes', Buffer.from(TAG, 'hex'), `0x${TAG}`],
    ['a ledger address', `0X${TAG}${HASH.toUpperCase()}`, `0x${TAG}${HASH}`],
    ['the bytes of a ledger address', Buffer.from(TAG + HASH, 'hex'), `0x${TAG}${HASH}`],
  ])('is accepted as %s', async (_, address, sent) => {
    const { account, calls } = setUp()
    await account.balance({ address })
    expect(calls[0]?.body).toMatchObject({ account_identifier: { address: sent } })
  })

  it.each([
    [
      'mistyped',
      'kHtV35ttVpyiH42FePCiHo2iFmcJS4',
      'Invalid Mochimo address or bad checksum: the checksum is 0xc99a, expected 0xc89a',
    ],
    ['of 19 bytes', new Uint8Array(19), 'A Mochimo tag must have 20 bytes, got 19'],
    ['empty', '', 'The address is empty'],
    [
      'a Uint16Array',
      new Uint16Array(40) as never,
      'A Mochimo tag must be a Uint8Array of 20 bytes, got Uint16Array',
    ],
    [
      'missing, in untyped code',
      undefined as unknown as string,
      'A Mochimo address must be a string or a Uint8Array of 20 bytes, got undefined',
    ],
    [
      'null, in untyped code',
      null as unknown as string,
      'A Mochimo address must be a string or a Uint8Array of 20 bytes, got null',
    ],
  ])('is rejected if %s', async (_, address, problem) => {
    const { account, calls } = setUp()
    await expect(account.balance({ address })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      argument: 'address',
      message: `address is invalid: ${problem} (/account/balance at https://node.example)`,
      cause: expect.objectContaining({ name: 'InvalidAddressError' }) as unknown,
    })
    expect(calls).toEqual([])
  })
})
