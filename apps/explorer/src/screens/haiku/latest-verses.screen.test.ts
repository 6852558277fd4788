import { serveSummary } from '../../../test/chain-summary'
import {
  expect,
  failConnection,
  installClock,
  offerDataset,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../test/screen'

test('a block that fails to load takes no verse from the list', async ({ visit, chain }) => {
  installClock({ time: Date.UTC(2026, 10, 1, 12) })
  const { devnet, url } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to - 3))
  visit('/haiku')
  const verses = page.getByRole('main').css('ul > li')
  const newest = verses.first().getByRole('link')
  await expect.element(newest).toHaveAttribute('href', `/block/${to}`)
  await expect.element(newest).toBeVisible()

  const seen: (string | null)[] = []
  const mend = routeRequests(`${url}/block`, async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    seen.push(newest.element().getAttribute('href'))
    return failConnection()
  })
  devnet.mine(2)
  await pollTip()
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set([`/block/${to}`]))
  await expect.element(newest).toHaveAttribute('href', `/block/${to}`)

  mend()
  await pollTip()
  await pollTip()
  await expect.element(newest).toHaveAttribute('href', `/block/${to + 2}`)
})

test('blocks that can’t be loaded since the data set are named in place of the number', async ({
  visit,
  chain,
}) => {
  installClock({ time: Date.UTC(2026, 10, 1, 12) })
  const { devnet, url } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to - 3))
  const mend = routeRequests(`${url}/block`, () => failConnection())
  visit('/haiku')
  const note = page.getByText('Couldn’t load the latest verses')
  await expect
    .poll(async () => {
      await runFor(1000)
      return note.elements().length
    })
    .toBe(1)
  await expect.element(page.getByRole('main').css('ul > li').first()).toBeVisible()
  mend()
  await pollTip()
  await pollTip()
  await expect.element(note).toHaveLength(0)
})
