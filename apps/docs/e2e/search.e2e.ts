import { expect, test } from '@playwright/test'

test('opens with a slash and opens a result with the keyboard', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
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

test('opens with Ctrl-K and the header’s button, closes with Escape', async ({ page }) => {
  await page.goto('/docs/blocks')
  const dialog = page.getByRole('dialog', { name: 'Search the docs' })
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /Search the docs/ }).click()
  await expect(dialog).toBeVisible()
})

test('typing replaces the previous query', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
  await query.fill('haiku')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('memo')
  await expect(query).toHaveValue('memo')
})

test('reopens before the browser has moved the focus from the closed field', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
  await query.fill('haiku')
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('[data-search]')?.close()
    const key = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(key)
  })
  await expect(query).toBeVisible()
})

test('works offline after the first use', async ({ page, context }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
  await query.fill('haiku')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await query.fill('rich list')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Rich list')
})

test('shows only whole results, and excerpts that end with a word', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('balance')
  const list = page.getByRole('listbox')
  const last = list.getByRole('option').nth(11)
  await expect(last).toBeAttached()
  for (const [width, height] of [
    [1280, 800],
    [1280, 620],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const cut = await list.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return [...element.children].filter((option) => {
        const box = option.getBoundingClientRect()
        return box.top < bottom - 1 && box.bottom > bottom + 1 && box.bottom > top
      }).length
    })
    expect(cut, `${width} x ${height}`).toBe(0)
  }
  for (const text of await list.locator('[data-cell=text]').allTextContents()) {
    expect(text).toMatch(/( …|[.!?:)\]}”])$/)
  }
})

test('shows that there are no results', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('xylophone')
  await expect(page.getByText('No results for “xylophone”.')).toBeVisible()
})

test('requests the index again after a failure', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort(), { times: 1 })
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
  await query.fill('haiku')
  await expect(page.getByText('Couldn’t load the search index')).toBeVisible()
  await query.fill('haikus')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test('offers recent searches, and repeats one with the keyboard', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('listbox').getByRole('option')
  await query.fill('rate limit')
  await expect(options.first()).toContainText('Rate limits')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/errors#rate-limits$/)

  await page.goto('/docs/blocks')
  await page.keyboard.press('/')
  await expect(page.getByText('Recent searches')).toBeVisible()
  await expect(options).toHaveText(['rate limit'])
  await page.keyboard.press('Enter')
  await expect(query).toHaveValue('rate limit')
  await expect(options.first()).toContainText('Rate limits')

  await query.fill('')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(options).toHaveCount(0)
  await expect(page.getByText('Recent searches')).toBeHidden()
})
