import { MINIMUM_FEE } from '@mcm/address/transaction'
import type { Accounts } from './accounts'
import { toHex } from './hex'
import { anyMemo, depositMemo } from './memos'
import type { Roles } from './opening'
import type { Random } from './random'
import type { AccountNumber, Destination, Transaction } from './types'

/** The simulated users, who pay each other, deposit, withdraw, buy and mine. */
export interface Traffic {
  /**
   * Returns another valid transaction for the current ledger, or undefined if no available account
   * can pay.
   * @param isBusy Returns whether an account has a pending transaction.
   * @param options An account to pay for the first time, or the last block that may include the
   *   transaction.
   */
  transaction(
    isBusy: (account: AccountNumber) => boolean,
    options?: { newcomer?: AccountNumber | undefined; blockToLive?: bigint },
  ): Transaction | undefined
  /** Returns a payout to exactly this many accounts, from the richest available role. */
  payout(isBusy: (account: AccountNumber) => boolean, destinations: number): Transaction | undefined
}

const customers = 900

/**
 * Creates the traffic. The simulated users are the accounts in the opening ledger. All other
 * accounts are left alone.
 */
export function createTraffic(accounts: Accounts, roles: Roles, random: Random): Traffic {
  const population = accounts.count
  /** Returns a random payer, skipping poor and busy accounts. */
  const payer = (isBusy: (account: AccountNumber) => boolean): AccountNumber | undefined => {
    const special = random.next()
    const wanted =
      special < 0.1
        ? roles.exchange
        : special < 0.16
          ? random.pick(roles.merchants)
          : special < 0.22
            ? random.pick(roles.miners)
            : undefined
    if (wanted !== undefined && canPay(wanted) && !isBusy(wanted)) return wanted
    for (let tries = 0; tries < 40; tries++) {
      const account = random.below(population)
      const isPrivate = account > roles.faucet && account !== roles.treasury
      if (isPrivate && canPay(account) && !isBusy(account)) return account
    }
    return undefined
  }
  const canPay = (account: AccountNumber): boolean => accounts.balance(account) > 50_000_000n

  const payee = (source: AccountNumber): AccountNumber => {
    const account = random.chance(0.12) ? random.pick(roles.merchants) : random.below(population)
    // The burn tag and the faucet are first in the table. Accounts that don't exist yet aren't paid
    // here.
    if (account === source || account <= roles.faucet || !accounts.isListed(account)) {
      return payee(source)
    }
    return account
  }

  /**
   * Returns how much of a balance to send, which is mostly a small part and sometimes nearly
   * everything.
   */
  const share = (spendable: bigint): bigint => {
    const part = Math.floor(10 ** (-random.next() * 4) * 1_000_000)
    const amount = (spendable * BigInt(part)) / 1_000_000n
    if (amount > 1_000_000_000n && random.chance(0.4)) {
      return amount - (amount % 100_000_000n)
    }
    return amount > 0n ? amount : 1n
  }

  const compose = (
    source: AccountNumber,
    payees: ReadonlyMap<AccountNumber, string>,
    blockToLive = 0n,
  ): Transaction => {
    const count = BigInt(payees.size)
    const perDestination = random.chance(0.9) ? MINIMUM_FEE : BigInt(random.between(501, 4000))
    const fee = perDestination * count
    const spendable = accounts.balance(source) - fee
    const everything = payees.size === 1 && random.chance(0.03)
    const destinations: Destination[] = []
    for (const account of [...payees.keys()].sort((a, b) => accounts.compare(a, b))) {
      const amount = everything ? spendable : share(spendable / count)
      destinations.push({ account, memo: payees.get(account) ?? '', amount })
    }
    const send = destinations.reduce((sum, { amount }) => sum + amount, 0n)
    return {
      // Simulated users have no keys. No call returns signatures, so none are needed.
      id: toHex(random.bytes(32)),
      source,
      fromHash: accounts.keyHash(source),
      changeHash: toHex(random.bytes(20)),
      destinations,
      send,
      change: spendable - send,
      fee,
      blockToLive,
    }
  }

  const payeesFor = (source: AccountNumber, count: number): Map<AccountNumber, string> => {
    const payees = new Map<AccountNumber, string>()
    // A small ledger may not have that many accounts.
    const possible = Math.min(count, Math.floor(population / 3))
    while (payees.size < possible) payees.set(payee(source), anyMemo(random))
    return payees
  }

  return {
    transaction(isBusy, { newcomer, blockToLive = 0n } = {}) {
      const source = payer(isBusy)
      if (source === undefined) return undefined
      if (newcomer !== undefined || blockToLive > 0n) {
        const account = newcomer ?? payee(source)
        return compose(source, new Map([[account, anyMemo(random)]]), blockToLive)
      }
      if (source === roles.exchange) {
        return compose(source, payeesFor(source, random.chance(0.3) ? random.between(5, 24) : 1))
      }
      const kind = random.next()
      if (kind < 0.12) {
        const memo = depositMemo(random.below(customers))
        return compose(source, new Map([[roles.exchange, memo]]))
      }
      return compose(source, payeesFor(source, kind < 0.86 ? 1 : random.between(2, 6)))
    },

    payout(isBusy, destinations) {
      const source = [roles.exchange, ...roles.merchants].find(
        (account) => canPay(account) && !isBusy(account),
      )
      return source === undefined ? undefined : compose(source, payeesFor(source, destinations))
    },
  }
}
