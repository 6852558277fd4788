import { toBase58, toHex } from '@mcm/address'
import { createRosettaClient, formatMcm } from '@mcm/rosetta-client'
import { confirmed } from './confirmed'
import { createSigner } from './signer'
import type { WalletStore } from './state'
import { Wallet } from './wallet'

export interface StoryOptions {
  /** URL of a devnet, whose faucet pays the wallet. */
  readonly baseUrl: string
  readonly store: WalletStore
  /** Secret seed of 32 bytes that has never been used in a wallet. */
  readonly seed: Uint8Array
  /** Milliseconds between two polls for new blocks. */
  readonly interval?: number
  readonly tell: (line: string) => void
}

/**
 * Creates an account, receives coins, pays three recipients in one transaction, and finds the
 * change. Returns the remaining balance.
 */
export async function story({
  baseUrl,
  store,
  seed,
  interval = 1000,
  tell,
}: StoryOptions): Promise<bigint> {
  const mesh = createRosettaClient({ baseUrl })
  const wallet = await Wallet.open({ mesh, store, signer: createSigner(seed), isNew: true })
  const address = toHex(wallet.tag)
  tell(`New account ${toBase58(address)}`)

  await askFaucet(baseUrl, address, 25_000_000_000n)
  for await (const deposit of mesh.deposits.follow({
    addresses: [address],
    interval,
    confirmations: 2,
  })) {
    if (deposit.state !== 'confirmed') continue
    tell(
      `Received ${formatMcm(deposit.amount)} MCM from the faucet in block ${deposit.block.index}`,
    )
    break
  }

  const people = [1, 2, 3].map((number) => createSigner(new Uint8Array(32).fill(number)).tag)
  const amounts = [1_000_000_000n, 2_500_000_000n, 1n]
  const payment = await wallet.pay({
    id: 'rent-november',
    destinations: people.map((tag, at) => ({
      address: tag,
      amount: amounts[at] ?? 0n,
      memo: 'RENT-11',
    })),
  })
  const height = await confirmed(mesh, wallet, payment, { confirmations: 2, interval })
  const status = await wallet.resume()
  const left = status.state === 'ready' ? status.balance : 0n
  tell(`Paid three recipients in block ${height}; the change is ${formatMcm(left)} MCM`)
  return left
}

/** Requests a payment from the faucet, which only a devnet has. */
async function askFaucet(baseUrl: string, to: string, amount: bigint): Promise<void> {
  const response = await fetch(`${baseUrl}/devnet/control`, {
    method: 'POST',
    body: JSON.stringify({ pay: { to, amount: String(amount) } }),
  })
  if (!response.ok) throw new Error(`The faucet returned an error: ${await response.text()}`)
}
