import { rows } from '../../../../test/latest-blocks'
import { expect, installClock, page, serverTime, test } from '../../../../test/screen'

const HOUR = 3_600_000
const indicator = (text: string) => page.getByRole('button', { name: text })

for (const [word, wrong] of [
  ['ahead', HOUR],
  ['behind', -HOUR],
] as const) {
  test(`with a clock an hour ${word}, an endpoint is in sync and its blocks have the right age`, async ({
    visit,
    chain,
  }) => {
    const { devnet } = chain()
    const real = devnet.chain.tip.stime * 1000 + 190_000
    installClock({ time: real + wrong })
    serverTime(real)
    visit('/')
    await expect.element(indicator('Connected & Synced')).toBeVisible()
    await expect
      .element(page.getByText(`Your device’s clock is 1 h ${word}.`, { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('This endpoint is behind')).toHaveLength(0)
    await expect.element(rows().first()).toContainText('3 min')
  })
}

test('a correct clock isn’t mentioned, nor is one that was corrected', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/')
  await expect.element(indicator('Connected & Synced')).toBeVisible()
  const notice = page.getByText('Your device’s clock is', { exact: false })
  await expect.element(notice).toHaveLength(0)
  serverTime(devnet.chain.tip.stime * 1000 - HOUR)
  await expect.element(notice).toBeVisible()
  // The site's server is requested again when the visitor returns.
  dispatchEvent(new Event('focus'))
  await expect.element(notice).toHaveLength(0)
})
