import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const height = (page: Page) => page.getByRole('heading', { level: 1 })
const comma = (value: number) => value.toLocaleString('en-US')

test('steps to its neighbours by button and by arrow key; the newest says that it is', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const tip = devnet.state().tip.index
  await page.goto(`/block/${tip - 1}`)
  await expect(height(page)).toHaveText(comma(tip - 1))
  await page.keyboard.press('ArrowLeft')
  await expect(height(page)).toHaveText(comma(tip - 2))
  await page.keyboard.press('ArrowRight')
  await expect(height(page)).toHaveText(comma(tip - 1))
  await page.getByRole('link', { name: `Next block, ${comma(tip)}` }).click()
  await expect(height(page)).toHaveText(comma(tip))
  await expect(page.getByRole('button', { name: 'the newest block' })).toBeDisabled()
})

test('is found by hash in any writing, and /block/0 is the tip under its own number', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const { index, hash } = devnet.state().tip
  await page.goto(`/block/${hash.slice(2).toUpperCase()}`)
  await expect(height(page)).toHaveText(comma(index))
  await page.goto('/block/0')
  await expect(height(page)).toHaveText(comma(index))
})

test('one that is not mined yet says when, and appears when it is', async ({ page, chain }) => {
  const { devnet } = await chain()
  const next = devnet.state().tip.index + 1
  await page.clock.install()
  await page.goto(`/block/${next}`)
  await expect(height(page)).toHaveText(`Block ${comma(next)} is not mined yet.`)
  await expect(page.getByRole('main')).toContainText('Expected in about 2 minutes')
  devnet.mine()
  await page.clock.runFor(31_000)
  await expect(height(page)).toHaveText(comma(next))
})

test('pseudo and neogenesis blocks say what they are', async ({ page, chain }) => {
  const { devnet } = await chain()
  const neogenesis = Math.floor(devnet.state().tip.index / 256) * 256
  await page.goto(`/block/${neogenesis}`)
  await expect(page.getByRole('main')).toContainText('Every 256th block carries the whole ledger')
  await expect(page.getByRole('heading', { name: 'Block Reward' })).toHaveCount(0)

  const [pseudo] = devnet.mine(1, { pseudo: true })
  await page.goto(`/block/${pseudo?.index}`)
  await expect(page.getByRole('main')).toContainText('No miner found a solution within 238 seconds')
  await expect(page.getByRole('heading', { name: '0 Regular Transactions' })).toBeVisible()
})

for (const id of ['nonsense', `0x${'ab'.repeat(33)}`, '-1']) {
  test(`'${id.slice(0, 12)}' names no block, and nobody is asked`, async ({ page, chain }) => {
    const { url } = await chain()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`/block/${id}`)
    await expect(height(page)).toHaveText('Block Not Found')
    expect(asked).not.toContain(`${url}/block`)
  })
}

test('an unknown hash names possible causes', async ({ page, chain }) => {
  await chain()
  await page.goto(`/block/0x${'ab'.repeat(32)}`)
  await expect(height(page)).toHaveText('Block Not Found')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
})

test('carries its title, canonical address and breadcrumb', async ({ page, chain, baseURL }) => {
  const { devnet } = await chain()
  const { index } = devnet.state().tip
  await page.goto(`/block/${index}`)
  await expect(page).toHaveTitle(`Block #${index} · Mochimo Explorer`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/block/${index}`,
  )
  const json = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(json.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Home',
    `Block #${index}`,
  ])
})
