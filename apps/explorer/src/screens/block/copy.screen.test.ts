import { expect, installClock, page, runFor, spec, test } from '../../../test/screen'

test(
  'the copy button confirms for 2 s, then resets',
  spec('Copied for 2 s'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const { hash, index } = devnet.chain.tip
    installClock({ stands: true })
    visit(`/block/${index}`)
    await expect.element(page.getByRole('heading', { name: 'Block Reward' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy block hash' }).click()
    const copied = page.getByText('Copied!')
    await expect.element(copied.first()).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(hash)
    await runFor(1900)
    await expect.element(copied.first()).toBeVisible()
    await runFor(200)
    await expect.element(copied).toHaveLength(0)
  },
)
