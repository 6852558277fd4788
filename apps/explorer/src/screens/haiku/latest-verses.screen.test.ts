import { commands } from 'vitest/browser'
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
import { watchShifts } from '../../../test/shifts'

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
    await frame()
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

for (const [order, slower] of [
  ['the later one first', 1],
  ['the later one last', 2],
] as const) {
  test(`of two blocks that load one after the other, ${order}, both verses come at once`, async ({
    visit,
    chain,
  }) => {
    installClock({ time: Date.UTC(2026, 10, 1, 12) })
    const { devnet, url } = chain()
    const { index: to } = devnet.chain.tip
    offerDataset(await serveSummary(devnet, to - 290, to - 3))
    visit('/haiku')
    const verses = page.getByRole('main').css('ul > li')
    const heights = () =>
      verses
        .getByRole('link')
        .elements()
        .map(({ textContent }) => Number(textContent.replaceAll(',', '')))
    await expect.poll(heights).toContain(to - 11)
    await expect.element(verses.nth(2).getByRole('button')).toBeVisible()
    await commands.emulateMedia({ reducedMotion: 'no-preference' })

    routeRequests(`${url}/block`, async (request, forward) => {
      const { block_identifier: block } = (await request.clone().json()) as {
        block_identifier: { index?: number }
      }
      for (let frames = 10; block.index === to + slower && frames > 0; frames--) await frame()
      return forward()
    })
    const expectStill = watchShifts()
    devnet.mine(2)
    await pollTip()
    await expect.poll(() => heights().slice(0, 3)).toEqual([to + 2, to + 1, to])
    const isMoving = () => verses.elements().some((verse) => verse.getAnimations().length > 0)
    await expect.poll(isMoving).toBe(false)
    expectStill()
  })
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
