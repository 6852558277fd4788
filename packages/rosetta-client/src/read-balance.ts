import type { AddressInput } from './core/arguments'
import type { RequestOptions } from './core/options'
import { ACCOUNT_NOT_FOUND } from './error-codes'
import { isApiError } from './error-kinds'
import type { AccountResource } from './resources/account'
import type { BlockResource } from './resources/block'

/**
 * The balance of an address, as returned by `readBalance`.
 *
 * @example
 * ```ts
 * import { type AccountBalance, formatMcm } from '@mcm/rosetta-client'
 *
 * const show = ({ nano, inLedger }: AccountBalance) => (inLedger ? formatMcm(nano) : 'none')
 * show({ nano: 5_000_000_000n, inLedger: true, height: 1_079_860 }) // => '5'
 * ```
 */
export interface AccountBalance {
  /** Balance in nanoMCM. */
  nano: bigint
  /** Whether the account is in the ledger. An account without a balance isn't, whether it ever had one or not. */
  inLedger: boolean
  /** Height of the tip when the balance was read. */
  height: number
}

/**
 * Returns an address's balance, which is 0 for an address that isn't in the ledger. The server's
 * `AccountNotFound` also means that its node is down, so the tip is read before the balance counts as 0.
 * A single timeout behind the endpoint causes the same error: if an account had a balance before, read it
 * again before you treat it as 0.
 *
 * @param client A client or a reader.
 * @throws {RosettaApiError} `BlockNotFound` if the node behind the server is down.
 * @throws {InvalidRequestError} If the address is invalid.
 *
 * @example
 * ```ts
 * import { readBalance } from '@mcm/rosetta-client'
 *
 * const { nano } = await readBalance(mochimo, 'kHtV35ttVpyiH42FePCiHo2iFmcJS3')
 * nano // => 5_000_000_000n
 * ```
 */
export async function readBalance(
  client: { readonly account: AccountResource; readonly block: BlockResource },
  address: AddressInput,
  options?: RequestOptions,
): Promise<AccountBalance> {
  try {
    const { balances, block_identifier } = await client.account.balance({ address }, options)
    return { nano: BigInt(balances[0].value), inLedger: true, height: block_identifier.index }
  } catch (error) {
    if (!isApiError(error, ACCOUNT_NOT_FOUND)) throw error
    const { block } = await client.block.get('tip', options)
    return { nano: 0n, inLedger: false, height: block.block_identifier.index }
  }
}
