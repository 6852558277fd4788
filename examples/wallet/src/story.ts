import { toBase58 } from '@mcm/address'
import { createRosettaClient, formatMcm } from '@mcm/rosetta-client'
import { bookmark, confirmed, holdingOf, openWallet, pay } from './wallet'

/** The devnet's faucet: an account whose seed everybody knows. On the real network nobody is so generous. */
const faucetSeed = new TextEncoder().encode('MCM DEVNET FAUCET - NOT A SECRET')

export interface StoryOptions {
  readonly baseUrl: string
  /** 32 secret bytes; new ones by default. */
  readonly seed?: Uint8Array
  /** Milliseconds between two looks for new blocks. */
  readonly interval?: number
  readonly tell: (line: string) => void
}

/** Creates an account, receives, waits, pays three people and finds the change. Returns what is left. */
export async function story({
  baseUrl,
  interval = 1000,
  ...options
}: StoryOptions): Promise<bigint> {
  const { tell, seed = crypto.getRandomValues(new Uint8Array(32)) } = options
  const mesh = createRosettaClient({ baseUrl })

  const wallet = openWallet(seed)
  tell(`New account ${toBase58(wallet.tag)}`)

  let from = await bookmark(mesh)
  const faucet = openWallet(faucetSeed)
  const gift = await pay(mesh, faucet, [{ address: wallet.tag, amount: 25_000_000_000n }])
  const received = await confirmed(mesh, gift, { from, interval })
  const before = await holdingOf(mesh, wallet)
  tell(`Block ${received} brought ${formatMcm(before?.balance ?? 0n)} MCM from the faucet`)

  from = await bookmark(mesh)
  const payment = await pay(mesh, wallet, [
    {
      address: openWallet(new Uint8Array(32).fill(1)).tag,
      amount: 1_000_000_000n,
      memo: 'RENT-11',
    },
    {
      address: openWallet(new Uint8Array(32).fill(2)).tag,
      amount: 2_500_000_000n,
      memo: 'RENT-11',
    },
    { address: openWallet(new Uint8Array(32).fill(3)).tag, amount: 1n, memo: 'RENT-11' },
  ])
  const sent = await confirmed(mesh, payment, { from, interval })
  const after = await holdingOf(mesh, wallet)
  tell(`Block ${sent} paid three people; the change is ${formatMcm(after?.balance ?? 0n)} MCM`)
  return after?.balance ?? 0n
}
