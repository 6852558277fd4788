import { page } from 'vitest/browser'

const KEY = 'address-watchlist'

export const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    address: `0x${at.toString(16).padStart(40, '0')}`,
    dateAdded: at,
  }))

export const control = () => page.getByRole('button', { name: /^Watchlist, / })
export const panel = () => page.getByRole('dialog', { name: /^Watchlist, / })
export const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown

/** Stores these entries for the next page that opens. */
export function keep(entries: unknown): void {
  localStorage.setItem(KEY, JSON.stringify(entries))
}
