import type { RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'

export type Devnet = RunningDevnet['devnet']

export const OTHER = `0x${'5c'.repeat(20)}`

export const main = (page: Page) => page.getByRole('main')
export const rows = (page: Page) =>
  page.getByRole('table', { name: 'Latest Transactions' }).locator('tbody').getByRole('row')
export const fact = (page: Page, label: string) => main(page).locator(`dt:text-is("${label}") + dd`)

/** The digits of an amount with all its decimals: nanoMCM. */
export const nano = (text: string) => text.replaceAll(/[^\d]/g, '')

/** Bodies of the questions that go to one call. */
export function asked(page: Page, url: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || request.url() !== url) return
    // On a busy machine the browser tells of one twice, once without its body.
    const body = request.postDataJSON() as Record<string, unknown> | null
    if (body) bodies.push(body)
  })
  return bodies
}

/** One payment in a block of its own. */
export function pay(devnet: Devnet, to: string, amount: bigint, memo?: string) {
  devnet.pay({ to, amount, ...(memo === undefined ? {} : { memo }) })
  devnet.mine()
  return devnet.chain.tip
}
