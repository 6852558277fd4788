import { toBase58 } from '@mcm/address'
import { createRosettaReader, formatMcm, summarizeTransaction } from '@mcm/rosetta-client'
import type { Page } from '@playwright/test'
import { OTHER, pay } from './support/address'
import { expect, test } from './support/test'

/** Elements that only make sense on screen. */
const screenOnly = (page: Page) =>
  page.locator('header, footer, nav, button, input').filter({ visible: true })

const looks = (page: Page) =>
  page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    ink: getComputedStyle(document.body).color,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }))

for (const theme of ['system', 'dark'] as const) {
  test(`a printed block is light, complete and without controls (theme: ${theme})`, async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
    const block = devnet.chain.tip
    await page.emulateMedia({ colorScheme: 'dark' })
    if (theme === 'dark') await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(`/block/${block.index}`)
    const table = page.getByRole('table', { name: /Regular Transaction/ })
    await expect(table).toBeVisible()
    expect((await looks(page)).scheme).toContain('dark')

    await page.emulateMedia({ media: 'print' })
    await expect(screenOnly(page)).toHaveCount(0)
    expect(await looks(page)).toEqual({
      scheme: 'light',
      ink: 'rgb(21, 24, 29)',
      ground: 'rgba(0, 0, 0, 0)',
    })
    const text = (await page.getByRole('main').innerText()).replaceAll(/\s/g, '')
    for (const part of [block.hash, block.parentHash, block.root, block.nonce]) {
      expect(text).toContain(part)
    }
    await expectFullHashes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test('a printed block lists every destination, even those collapsed on screen', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  const many = () => devnet.chain.tip.transactions.some((one) => one.destinations.length > 2)
  while (!many()) devnet.mine()
  await page.goto(`/block/${devnet.chain.tip.index}`)
  const folded = page.getByRole('main').locator('details')
  await expect(folded.first()).not.toHaveAttribute('open')
  // Without the event, which Safari and previews don't send before the medium changes.
  await page.emulateMedia({ media: 'print' })
  await expect(folded.first()).toHaveAttribute('open')
  const { block } = await createRosettaReader({ baseUrl: url }).block.get('tip')
  const destinations = block.transactions.flatMap((one) => summarizeTransaction(one).destinations)
  // The page may still be rendering for the medium.
  await expect(async () => {
    const text = await page.getByRole('main').innerText()
    for (const { address, amount } of destinations) {
      expect(text).toContain(toBase58(address))
      expect(text).toContain(formatMcm(amount, { groupSeparator: ',' }))
    }
  }).toPass({ timeout: 10_000 })
})

test('a printed transaction is light, complete and without controls', async ({ page, chain }) => {
  const { devnet } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const [transaction] = devnet.chain.tip.transactions
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/tx/${transaction?.id}`)
  await expect(page.getByRole('article')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(screenOnly(page)).toHaveCount(0)
  expect((await looks(page)).scheme).toBe('light')
  await expect(page.getByRole('main')).toContainText(transaction?.id ?? '')
  await expectFullHashes(page)
})

test('a printed address has one low row for each transaction, and no controls', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  for (let payment = 0; payment < 12; payment++) pay(devnet, OTHER, 1_000_000_000n, 'RENT-1')
  await page.goto(`/address/${OTHER}`)
  const rows = page.getByRole('table', { name: 'Latest Transactions' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await expect(rows.getByRole('time')).toHaveCount(10)
  await page.emulateMedia({ media: 'print' })
  // 194 mm between the margins.
  await page.setViewportSize({ width: 733, height: 1000 })
  await expect(screenOnly(page)).toHaveCount(0)
  const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
  expect(text).toContain('Mochimo Explorer Address')
  expect(text).toContain(`from ${toBase58(devnet.faucet.address)}`)
  expect(text).toContain('10 of 12 transactions loaded')
  expect(text).toContain(page.url())
  expect(text).toMatch(/Printed .* UTC/)
  const lines = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(Math.max(...lines)).toBeLessThan(26)
  await expectFullHashes(page)
})

/** Hashes are printed in full: no hidden part, no ellipsis. */
async function expectFullHashes(page: Page): Promise<void> {
  const hidden = await page
    .getByRole('main')
    .locator('span')
    .evaluateAll((spans) =>
      spans
        .filter((span) => {
          const { display, fontSize } = getComputedStyle(span)
          const { content } = getComputedStyle(span, '::before')
          return fontSize === '0px' || (content.includes('…') && display !== 'none')
        })
        .map((span) => span.outerHTML),
    )
  expect(hidden).toEqual([])
}
