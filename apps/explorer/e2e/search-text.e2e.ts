import type { Page } from '@playwright/test'
import { open } from './support/open'
import { expect, test } from './support/test'

const HASH = 'ab12'.repeat(16)

async function search(page: Page, text: string) {
  const box = page.getByPlaceholder('Search in the blockchain...', { exact: true })
  await box.fill(text)
  await box.press('Enter')
}

test('a height is found in each way that it is written', async ({ page, chain }) => {
  const { devnet } = await chain()
  const { index } = devnet.chain.tip
  const grouped = index.toLocaleString('en')
  for (const text of [`Block #${grouped}`, grouped.replaceAll(',', '\u202f'), `# ${index}`]) {
    await open(page, '/about')
    await search(page, text)
    await expect(page).toHaveURL(`/block/${index}`)
  }
})

test('a link to a page of the explorer leads there', async ({ page, chain, baseURL }) => {
  const { devnet } = await chain()
  const { index } = devnet.chain.tip
  const host = new URL(baseURL ?? '').host
  for (const [text, leadsTo] of [
    [`${host}/block/${index}`, `/block/${index}`],
    [`https://example.org/search?q=${index}`, `/block/${index}`],
    ['/richlist', '/richlist'],
    [`${host}/about#team`, '/about#team'],
    [`${baseURL}/docs`, '/docs'],
  ] as const) {
    await open(page, '/nowhere')
    await search(page, text)
    await expect(page).toHaveURL(leadsTo)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/nowhere')
  }
  await page.goto('/search?q=%2Fmempool')
  await expect(page).toHaveURL('/mempool')
})

test('a name with a dot is the same page after a reload; a missing file is none', async ({
  page,
  chain,
  request,
  baseURL,
}) => {
  await chain()
  await open(page, '/about')
  await search(page, 'foo.bar')
  await expect(page.getByText('You entered: foo.bar')).toBeVisible()
  const again = await page.reload()
  expect(again?.status()).toBe(200)
  await expect(page.getByText('You entered: foo.bar')).toBeVisible()

  for (const path of ['/block/1.5', '/tx/a.b', '/search/x.y']) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  }
  for (const path of ['/assets/none.js', '/none.png', '/mempool/none.js']) {
    expect((await request.get(path)).status()).toBe(404)
  }
  // What is no URL is answered too.
  await request.get(`${baseURL}//`)
  expect((await request.get('/about')).status()).toBe(200)
})

test('text that a path can not carry is explained like any other', async ({ page, chain }) => {
  await chain()
  for (const text of ['.', '..']) {
    await open(page, '/about')
    await search(page, text)
    await expect(page).toHaveURL(`/search?q=${text}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Invalid address format. Please check the address and try again.',
    )
    await expect(page.getByText(`You entered: ${text}`, { exact: true })).toBeVisible()
    const how = page.getByRole('region', { name: /^How we read/ })
    await expect(how.getByRole('listitem').nth(6)).toContainText('applies: Not a valid address.')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  }
})

test('how a search was read is told of what was typed', async ({ page, chain }) => {
  await chain()
  await open(page, '/about')
  await search(page, `“${HASH}”,`)
  await expect(page).toHaveURL(`/block/0x${HASH}`)
  const how = page.getByRole('region', { name: /^How we read/ })
  const rules = how.getByRole('listitem')
  const told = async () => {
    await expect(how).toContainText(`How we read “${HASH}”`)
    await expect(rules.nth(1)).toContainText('“a” isn’t a digit.')
    await expect(rules.nth(3)).toContainText('An address is 22 bytes')
  }
  await told()
  await page.reload()
  await told()

  // Without a search there is what the page's own address says.
  await page.goto('/nowhere')
  await page.goto(`/block/0x${HASH}`)
  await expect(rules.nth(1)).toContainText('“x” isn’t a digit.')
})
