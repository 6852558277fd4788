import { expect, spec, test } from './support/test'

test(
  'the button says so for 2 s, and then offers itself again',
  spec('Copied for 2 s'),
  async ({ page, context, chain }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { devnet } = await chain()
    const { hash, index } = devnet.chain.tip
    await page.clock.install()
    await page.goto(`/block/${index}`)
    await expect(page.getByRole('heading', { name: 'Block Reward' })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 600_000)
    const button = page.getByRole('button', { name: 'Copy block hash' })
    // By script: a click of the pointer waits for the page to hold still, and its clock stands.
    await button.evaluate((element: HTMLElement) => element.click())
    const copied = page.getByText('Copied!')
    await expect(copied.first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash)
    await page.clock.runFor(1900)
    await expect(copied.first()).toBeVisible()
    await page.clock.runFor(200)
    await expect(copied).toHaveCount(0)
  },
)
