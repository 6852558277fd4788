import { burnTag } from '@mcm/proof'
import { Accounts } from './accounts'
import { fromHex } from './hex'
import { createRandom, type Random } from './random'
import type { AccountNumber } from './types'

/** The accounts that have a role in the simulation. */
export interface Roles {
  /** The faucet, whose keys come from a public seed. */
  readonly faucet: AccountNumber
  /**
   * An exchange, which receives deposits with customer memos and pays many accounts in one
   * transaction.
   */
  readonly exchange: AccountNumber
  /** An account with more than 2^53 nanoMCM, to expose floating-point errors. */
  readonly treasury: AccountNumber
  /** The miners, in descending order of the number of blocks they mine. */
  readonly miners: readonly AccountNumber[]
  readonly merchants: readonly AccountNumber[]
  /** The account that receives the rewards of pseudo-blocks. */
  readonly burn: AccountNumber
}

/** The ledger before the first block of the history. */
export interface Opening {
  readonly accounts: Accounts
  readonly roles: Roles
  /** Accounts that aren't in the ledger yet. The history pays each of them for the first time. */
  readonly newcomers: readonly AccountNumber[]
}

const nanoPerMcm = 1_000_000_000n
const treasuryBalance = 9_612_480n * nanoPerMcm + 337_205_119n
const exchangeBalance = 1_204_930n * nanoPerMcm + 84_110_507n
export const faucetBalance = 1_000_000n * nanoPerMcm
const burnBalance = 61_877n * nanoPerMcm + 402_986_114n
/**
 * Combined balance of all other accounts, in MCM. Together with the balances above, it is about
 * mainnet's supply.
 */
const othersHoldMcm = 21_500_000
/** Maximum combined balance of all other accounts, in MCM, given the total rewards ever paid. */
const othersCanHoldMcm = 25_470_000
/**
 * Standard deviation of the logarithm of balances. A high value means that a few accounts own most
 * of the coins.
 */
const inequality = 2.4

/**
 * Creates the opening ledger.
 *
 * @param options.accounts Number of accounts in the ledger at the end of the history.
 * @param options.newcomers Number of these accounts that the history pays for the first time.
 */
export function createOpening(options: {
  seed: string
  accounts: number
  newcomers: number
  faucetTag: Uint8Array
}): Opening {
  const random = createRandom(`${options.seed}/opening`)
  const accounts = new Accounts(options.accounts + 1024)

  const burn = accounts.intern(fromHex(burnTag))
  const faucet = accounts.intern(options.faucetTag)
  const numbers = internEvenly(accounts, options.accounts - 2, random)
  const draw = drawer(numbers, random)

  const roles: Roles = {
    burn,
    faucet,
    exchange: draw(),
    treasury: draw(),
    miners: Array.from({ length: 9 }, draw),
    merchants: Array.from({ length: 14 }, draw),
  }
  const newcomers = Array.from({ length: options.newcomers }, draw)

  const waiting = new Set(newcomers)
  const median = othersHoldMcm / options.accounts / Math.exp(inequality ** 2 / 2)
  const keyHash = new Uint8Array(20)
  for (const account of numbers) {
    if (waiting.has(account)) continue
    accounts.setBalance(account, ordinaryBalance(random, median))
    // Most accounts have spent before, so their current key is no longer the one that their tag
    // came from.
    if (random.chance(0.3)) continue
    random.write(keyHash)
    accounts.setKeyHash(account, keyHash)
  }
  keepWithinSupply(accounts, numbers)
  accounts.setBalance(burn, burnBalance)
  accounts.setBalance(faucet, faucetBalance)
  accounts.setBalance(roles.exchange, exchangeBalance)
  accounts.setBalance(roles.treasury, treasuryBalance)
  return { accounts, roles, newcomers }
}

/**
 * Scales balances down if their random sum exceeds the whole supply, which can happen in a small
 * ledger.
 */
function keepWithinSupply(accounts: Accounts, numbers: readonly AccountNumber[]): void {
  const sum = numbers.reduce((total, one) => total + accounts.balance(one), 0n)
  if (sum <= BigInt(othersCanHoldMcm) * nanoPerMcm) return
  const target = BigInt(othersHoldMcm) * nanoPerMcm
  for (const one of numbers) accounts.setBalance(one, (accounts.balance(one) * target) / sum)
}

/** Returns random tags in ascending order, so that a large table is already sorted. */
function internEvenly(accounts: Accounts, count: number, random: Random): AccountNumber[] {
  const step = 0x1_0000_0000 / count
  const numbers: AccountNumber[] = []
  const tag = new Uint8Array(20)
  for (let i = 0; i < count; i++) {
    random.write(tag)
    const start = Math.floor((i + random.next()) * step)
    for (let at = 0; at < 4; at++) tag[at] = start >>> (24 - 8 * at)
    numbers.push(accounts.intern(tag))
  }
  return numbers
}

/** Draws accounts at random, each at most once. */
function drawer(numbers: readonly AccountNumber[], random: Random): () => AccountNumber {
  const drawn = new Set<AccountNumber>()
  return () => {
    for (;;) {
      const account = random.pick(numbers)
      if (drawn.has(account)) continue
      drawn.add(account)
      return account
    }
  }
}

function ordinaryBalance(random: Random, medianMcm: number): bigint {
  const kind = random.next()
  if (kind < 0.015) return 0n
  if (kind < 0.03) return BigInt(random.between(1, 999))
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  const mcm = medianMcm * Math.exp(normal * inequality)
  // Some people hold round amounts.
  if (kind < 0.1) return BigInt(Math.ceil(mcm)) * nanoPerMcm
  return BigInt(Math.floor(mcm * 1e6)) * 1000n + BigInt(random.below(1000))
}
