import type { RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'

type Devnet = RunningDevnet['devnet']

export const OTHER = `0x${'5c'.repeat(20)}`

export const main = (page: Page) => page.getByRole('main')
export const balance = (page: Page) => main(page).getByRole('group', { name: 'Balance' })
export const fact = (page: Page, label: string) => main(page).locator(`dt:text-is("${label}") + dd`)

/** Sends one payment and mines it in its own block. */
export function pay(devnet: Devnet, to: string, amount: bigint, memo?: string) {
  devnet.pay({ to, amount, ...(memo === undefined ? {} : { memo }) })
  devnet.mine()
  return devnet.chain.tip
}
