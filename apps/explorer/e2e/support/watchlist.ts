import type { Page } from '@playwright/test'

export const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    address: `0x${at.toString(16).padStart(40, '0')}`,
    dateAdded: at,
  }))

export const control = /^Watchlist, /
export const panelOf = (page: Page) => page.getByRole('dialog', { name: control })
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('address-watchlist') ?? '[]') as unknown)

/** A page that finds these entries stored, and keeps what it makes of them over a reload. */
export async function keep(page: Page, entries: unknown) {
  await page.addInitScript((text) => {
    if (localStorage.getItem('address-watchlist') === null)
      localStorage.setItem('address-watchlist', text)
  }, JSON.stringify(entries))
}
