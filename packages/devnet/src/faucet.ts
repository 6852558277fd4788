import { deriveAccount } from '@mcm/address/wots'
import { toHex } from './chain/hex'

/** What everybody needs to spend the faucet's money. */
export interface Faucet {
  /** The master seed, published: 0x and 64 hex digits. */
  readonly seed: string
  /** The account of the seed that holds the money. */
  readonly accountIndex: number
  /** 0x and 40 hex digits. */
  readonly address: string
}

/** The 32 bytes of this text are the seed. */
const seedText = 'MCM DEVNET FAUCET - NOT A SECRET'

export const faucetSeed = new TextEncoder().encode(seedText)
export const faucetAccountIndex = 0

/** Derives the faucet's account: some milliseconds. */
export function createFaucet(): { faucet: Faucet; account: ReturnType<typeof deriveAccount> } {
  const account = deriveAccount(faucetSeed, faucetAccountIndex)
  const faucet = {
    seed: toHex(faucetSeed),
    accountIndex: faucetAccountIndex,
    address: toHex(account.tag),
  }
  return { faucet, account }
}
