import { deriveAccount } from '@mcm/address/wots'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDevnet, type Devnet } from '../src/core'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const account = deriveAccount(new Uint8Array(32).fill(7), 0)
const address = `0x${hex(account.tag)}`

let devnet: Devnet

beforeEach(() => {
  devnet = createDevnet({ blocks: 40, accounts: 300, traffic: 0, difficulty: 0 })
})

describe('the faucet', () => {
  it('has a public seed that anyone can spend from', () => {
    const { seed, accountIndex, address: faucet } = devnet.faucet
    const own = deriveAccount(Buffer.from(seed.slice(2), 'hex'), accountIndex)
    expect(`0x${hex(own.tag)}`).toBe(faucet)
    expect(devnet.chain.account(faucet)?.balance).toBe(1_000_000_000_000_000n)
  })

  it('uses the next key for each payment', () => {
    for (const amount of [1n, 2n, 3n]) {
      devnet.pay({ to: address, amount, memo: 'GIFT-1' })
      expect(() => devnet.pay({ to: address, amount })).toThrow('still pending')
      devnet.mine()
    }
    expect(devnet.chain.account(address)?.balance).toBe(6n)
  })

  it('finds its key after a reorg undid payments', () => {
    devnet.pay({ to: address, amount: 10n })
    devnet.mine()
    devnet.reorg({ depth: 1, keepTransactions: false, pseudo: true })
    devnet.pay({ to: address, amount: 3n })
    devnet.mine()
    expect(devnet.chain.account(address)?.balance).toBe(3n)
  })
})
