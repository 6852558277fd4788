import { page } from 'vitest/browser'

export const table = () => page.getByRole('table', { name: 'Latest blocks' })
/** The table's rows without its header and placeholders. */
export const rows = () =>
  table()
    .getByRole('row')
    .filter({ has: page.css('a[href^="/block/"]') })
export const newest = () => rows().first().getByRole('link').first()
