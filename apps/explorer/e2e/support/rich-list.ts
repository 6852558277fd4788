import type { Page } from '@playwright/test'

const table = (page: Page) => page.getByRole('table', { name: 'Accounts' })
/** The rows of the list without its head and placeholders. */
export const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.locator('a[href^="/address/"]') })
export const row = (page: Page, address: string) =>
  rows(page).filter({ has: page.locator(`a[href="/address/${address}"]`) })
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search for an address' })

/** The words of a column that a phone shows in each row are there, but unseen. */
export const seen = { useInnerText: true }

export async function searchFor(page: Page, text: string) {
  await search(page).fill(text)
  await search(page).press('Enter')
}

/** Which pages the browser has got whole, by their offset. */
export function watchPages(page: Page) {
  const offsets: number[] = []
  page.on('requestfinished', async (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/stats/richlist')) return
    const { offset = 0 } = (request.postDataJSON() ?? {}) as { offset?: number }
    const response = await request.response()
    if (response?.status() === 200) offsets.push(offset)
  })
  return offsets
}
