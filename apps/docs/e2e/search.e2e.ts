import { expect, test } from '@playwright/test'

test('opens with a slash, finds by words, and leads to the section by keyboard', async ({
  page,
}) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search for' })
  await expect(query).toBeFocused()
  await query.fill('empty mempool')
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toContainText('Mempool')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/mempool/)
})

test('opens with Ctrl-K and with the header’s field, closes with Escape', async ({ page }) => {
  await page.goto('/docs/blocks')
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /Search the docs/ }).click()
  await expect(dialog).toBeVisible()
})

test('finds words, paths, numbers, names in code and questions', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  for (const [words, title] of [
    ['change_pk', '2. Preprocess'],
    ['/stats/richlist', 'Rich list'],
    ['429', 'Rate limits'],
    ['checksum', 'Two ways to write an address'],
    ['reorganization', 'A four-step guide'],
    ['reorganisation', 'Events'],
    ['hashTransaction', '7. Hash'],
    ['how do I send coins?', 'Send'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Search for' }).fill(words)
    const found = page.getByRole('listbox').getByText(title, { exact: true })
    await expect.soft(found, words).not.toHaveCount(0)
  }
})

test('what people wrote stands above what was generated', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search for' }).fill('reorg')
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toHaveAttribute('href', /^\/docs\/(?!packages|changelog)/)
})

test('opened again, it begins with the next word', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search for' })
  await query.fill('haiku')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('memo')
  await expect(query).toHaveValue('memo')
})

test('opens again at once, before the browser has taken the focus from the closed field', async ({
  page,
}) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search for' })
  await query.fill('haiku')
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('[data-search]')?.close()
    const key = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(key)
  })
  await expect(query).toBeVisible()
})

test('works offline once it has been used', async ({ page, context }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search for' })
  await query.fill('haiku')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await query.fill('rich list')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Rich list')
})

test('says what it did not find', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search for' }).fill('xylophone')
  await expect(page.getByText('Nothing found for “xylophone”.')).toBeVisible()
})

test('an index that can’t be had is asked for again', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort(), { times: 1 })
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search for' })
  await query.fill('haiku')
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await query.fill('haikus')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})
