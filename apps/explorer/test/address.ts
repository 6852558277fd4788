import type { Block, Devnet } from '@mcm/devnet/core'
import { page } from 'vitest/browser'
import { ADDRESS_PAGE_SIZE } from '../src/data/address-queries'
import { bodiesTo } from './network'

export const OTHER = `0x${'5c'.repeat(20)}`

export const main = () => page.getByRole('main')
export const rows = () =>
  page.getByRole('table', { name: 'Latest Transactions' }).css('tbody').getByRole('row')
export const fact = (label: string) => main().css(`dt:text-is("${label}") + dd`)

/** The balance in the page's header. */
export const balance = () => main().getByRole('group', { name: 'Balance' })

/** Returns an amount's digits with all its decimals: nanoMCM. */
export const nano = (text: string) => text.replaceAll(/[^\d]/g, '')

/** Sends one payment and mines it in its own block. */
export function pay(devnet: Devnet, to: string, amount: bigint, memo?: string): Block {
  devnet.pay({ to, amount, ...(memo === undefined ? {} : { memo }) })
  devnet.mine()
  return devnet.chain.tip
}

/** Returns the miner that received the fees of the most transactions. */
export function busiestMiner({ chain }: Devnet) {
  const fees = new Map<number, number>()
  for (let height = chain.first; height <= chain.tip.index; height++) {
    const { miner = 0, transactions = [] } = chain.block(height) ?? {}
    fees.set(miner, (fees.get(miner) ?? 0) + transactions.length)
  }
  const [[miner] = [0]] = [...fees].sort(([, a], [, b]) => b - a)
  return chain.address(miner)
}

/**
 * Collects the requests for pages of an address's list from now on. A day is added up from larger
 * pages, as soon as the list is known not to contain it: before or after other pages of the list.
 */
export const listRequests = (url: string) =>
  bodiesTo(`${url}/search/transactions`, ({ limit }) => limit === ADDRESS_PAGE_SIZE)
