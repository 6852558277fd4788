import { burnTag } from '@mcm/proof'
import { Accounts } from '../chain/accounts'
import { Chain } from '../chain/chain'
import { fromHex } from '../chain/hex'
import type { History } from '../chain/history'
import { Indexer } from '../chain/indexer'
import { faucetBalance, type Roles } from '../chain/opening'
import type { AccountNumber, Block } from '../chain/types'
import type { Fork } from './fork'
import { toBlock } from './forked-block'

/** Number of seconds after the last block at which the indexer stores the blocks. */
const indexingSeconds = 10
/** Maximum number of accounts with a role in the simulated traffic. */
const roleHolders = 14

/**
 * Builds a chain from a fork. The faucet is added to its ledger if it isn't in it.
 * @throws {RangeError} If the blocks aren't a chain that starts with these accounts.
 */
export function forkedHistory(fork: Fork, faucetTag: Uint8Array): History & { roles: Roles } {
  const accounts = new Accounts(fork.accounts.length + 1024)
  // The simulated users are the accounts after the faucet.
  const burn = accounts.intern(fromHex(burnTag))
  const faucet = accounts.intern(faucetTag)
  for (const { address, balance } of fork.accounts) {
    const account = accounts.intern(fromHex(address.slice(0, 42)))
    accounts.setBalance(account, BigInt(balance))
    accounts.setKeyHash(account, `0x${address.slice(42)}`)
  }
  if (!accounts.isListed(faucet)) accounts.setBalance(faucet, faucetBalance)

  const chain = new Chain(accounts)
  const blocks: Block[] = []
  for (const wire of fork.blocks) {
    const block = toBlock(accounts, wire, blocks.at(-1)?.stime)
    try {
      chain.append(block)
    } catch (cause) {
      throw new RangeError(`The fork is inconsistent: ${(cause as Error).message}`, { cause })
    }
    blocks.push(block)
  }
  chain.indexHashes()
  const indexer = new Indexer()
  indexer.backfill(blocks, chain.tip.stime + indexingSeconds)
  return { chain, indexer, roles: rolesIn(blocks, accounts, { burn, faucet }) }
}

/** Gives the roles of the simulated traffic to accounts of the fork. */
function rolesIn(
  blocks: readonly Block[],
  accounts: Accounts,
  { burn, faucet }: Pick<Roles, 'burn' | 'faucet'>,
): Roles {
  const spenders = blocks.flatMap(({ transactions }) => transactions.map(({ source }) => source))
  const recipients = blocks.flatMap(({ transactions }) =>
    transactions.flatMap(({ destinations }) => destinations.map(({ account }) => account)),
  )
  const miners = byFrequency(blocks.filter(({ reward }) => reward > 0n).map(({ miner }) => miner))
  const everybody = Array.from(accounts.sorted()).filter((account) => account > faucet)
  const richest = everybody.reduce(
    (best, account) => (accounts.balance(account) > accounts.balance(best) ? account : best),
    everybody[0] ?? burn,
  )
  return {
    burn,
    faucet,
    exchange: byFrequency([...spenders, ...recipients])[0] ?? richest,
    treasury: richest,
    miners: miners.length > 0 ? miners : [burn],
    merchants: [...byFrequency(recipients), richest].slice(0, roleHolders),
  }
}

/** Returns each account once, the most frequent one first. */
function byFrequency(accounts: readonly AccountNumber[]): AccountNumber[] {
  const counts = new Map<AccountNumber, number>()
  for (const account of accounts) counts.set(account, (counts.get(account) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([account]) => account)
}
