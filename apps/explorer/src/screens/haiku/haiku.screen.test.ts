import { commands } from 'vitest/browser'
import { expectAccessible } from '../../../test/accessible'
import { serveSummary } from '../../../test/chain-summary'
import { installClock } from '../../../test/clock'
import {
  countRequests,
  currentPath,
  expect,
  failConnection,
  goBack,
  type Fixtures,
  offerDataset,
  pollTip,
  page,
  routeRequests,
  test,
  userEvent,
} from '../../../test/screen'
import { watchShifts } from '../../../test/shifts'
import { type blockFacts, haikuLines } from '../../data/block-facts'

/** Shortly after midnight, the latest day would have few verses. */
const NOON = Date.UTC(2026, 10, 1, 12)

async function visitAlmanac(
  { visit, chain }: Pick<Fixtures, 'visit' | 'chain'>,
  path = '/haiku',
  time = NOON,
) {
  installClock({ time })
  const { devnet } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to))
  visit(path)
  return devnet
}

const verses = () => page.getByRole('main').css('ul > li')
const heights = () =>
  verses()
    .getByRole('link')
    .elements()
    .map((link) => Number(/\d+$/.exec(link.getAttribute('href') ?? '')?.[0]))
const textOfVerse = (at: number) =>
  verses().nth(at).element().querySelector('p')?.textContent.replaceAll('—', '--')

test('is reached from the footer, and shows the verses of the latest day', async ({
  visit,
  chain,
}) => {
  await visitAlmanac({ visit, chain }, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Almanac' }).click()
  await expect.poll(currentPath).toBe('/haiku')
  await expect.element(page.getByRole('heading', { name: /^Verses from / })).toBeVisible()
  await expect.element(verses()).toHaveLength(15)
  const shown = heights()
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  await page.getByRole('button', { name: 'Show more verses' }).click()
  await expect.element(verses()).toHaveLength(33)
  await expectAccessible()
})

test('starts with the verses of the blocks mined since', async ({ visit, chain }) => {
  const devnet = await visitAlmanac({ visit, chain })
  await expect.element(verses()).toHaveLength(15)
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  const expectStill = watchShifts()
  devnet.mine(2)
  await pollTip()
  const { index } = devnet.chain.tip
  await expect.poll(heights).toEqual(Array.from({ length: 15 }, (_, at) => index - at))
  await expect.element(verses().first().getByRole('button')).toBeVisible()
  await expect.element(verses().first()).toHaveText(/Latest/)
  // The others glide.
  expectStill()
})

test('the focus stays on Find and on the link to another day', async ({ visit, chain }) => {
  await visitAlmanac({ visit, chain }, '/haiku', NOON - 8 * 3_600_000)
  const field = page.getByRole('textbox', { name: 'Words' })
  await field.fill('night')
  const find = page.getByRole('button', { name: 'Find' })
  ;(find.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: /night/ })).toBeVisible()
  await expect.element(find).toHaveFocus()
  await expect.element(field).toHaveValue('night')

  await goBack()
  await expect.element(field).toHaveValue('')
  const before = page.getByRole('link', { name: /^Previous day/ }).first()
  ;(before.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: /^Next day/ })).toBeVisible()
  // The data set's first day has no day before it.
  expect(document.activeElement?.closest('section')?.querySelector('h2')?.textContent).toMatch(
    /^Verses from /,
  )
})

test('shows the verses of the data set while the endpoint fails, and while it is asked again', async ({
  visit,
  chain,
}) => {
  installClock({ time: NOON })
  const { devnet, url } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to))
  routeRequests(`${url}/network/status`, failConnection)
  visit('/haiku')
  await expect.element(verses()).toHaveLength(15)
  const seen: number[] = []
  routeRequests(`${url}/network/status`, async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    seen.push(verses().elements().length)
    return failConnection()
  })
  await pollTip()
  expect(new Set(seen)).toEqual(new Set([15]))
  await expect.element(verses().first()).toHaveText(/Latest loaded/)
})

test('leads to the blocks between the data set and the latest verses', async ({ visit, chain }) => {
  const devnet = await visitAlmanac({ visit, chain })
  await expect.element(verses()).toHaveLength(15)
  const { index: end } = devnet.chain.tip
  devnet.mine(17)
  await pollTip()
  const between = `Blocks ${(end + 1).toLocaleString('en')} to ${(end + 2).toLocaleString('en')}`
  await expect.element(page.getByText(`${between} aren’t in the almanac yet.`)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'See these blocks' }))
    .toHaveAttribute('href', `/blocks?from=${end + 2}`)
  // The note stands between the verses around the gap.
  const at = verses()
    .elements()
    .findIndex(({ textContent }) => textContent.startsWith(between))
  const heightAt = (place: number) =>
    Number(verses().nth(place).getByRole('link').element().textContent.replaceAll(',', ''))
  expect(heightAt(at - 1)).toBe(end + 3)
  expect(heightAt(at + 1)).toBe(end)
})

test('a day starts with a large verse, and full rows follow until its end', async ({
  visit,
  chain,
}) => {
  await visitAlmanac({ visit, chain })
  await expect.element(verses()).toHaveLength(15)
  const sizeOf = (at: number) => {
    const verse = verses().nth(at).css('p').element()
    return Number.parseFloat(getComputedStyle(verse).fontSize)
  }
  expect(sizeOf(0)).toBeGreaterThan(sizeOf(1))
  await expect.element(page.getByText(/^15 of \d+ shown$/)).toBeVisible()
})

test('the field shows the day of the list, and links lead to the days around it', async ({
  visit,
  chain,
}) => {
  // The data set starts on the day before.
  await visitAlmanac({ visit, chain }, '/haiku', NOON - 8 * 3_600_000)
  const today = new Date(NOON).toISOString().slice(0, 10)
  const field = () => page.getByRole('main').css('input[type=date]')
  await expect.element(field()).toHaveValue(today)
  await expect.element(page.getByRole('link', { name: /^Next day/ })).toHaveLength(0)
  const previous = page.getByRole('link', { name: 'Previous day: Oct 31' })
  // The second one is at the end of the list.
  await expect.element(previous).toHaveLength(2)
  await previous.last().click()
  await expect.poll(currentPath).toBe('/haiku?day=2026-10-31')
  await expect.element(field()).toHaveValue('2026-10-31')
  await expect.element(verses().first()).toHaveText(/Last of the day/)
  await page.getByRole('link', { name: 'Next day: Nov 1' }).click()
  await expect.poll(currentPath).toBe(`/haiku?day=${today}`)
})

test('a verse says only its time under the heading with its day', async ({ visit, chain }) => {
  await visitAlmanac({ visit, chain })
  const time = () => verses().first().getByRole('time')
  await expect.element(time()).toHaveText(/^\d+:\d\d\s[AP]M$/)
  expect(time().element().getAttribute('title')).toContain('2026')
  await expect.element(page.getByText(/verses, times in UTC/)).toBeVisible()
  visit('/haiku?words=winter')
  await expect.element(page.getByRole('heading', { name: 'Verses with “winter”' })).toBeVisible()
  await expect.element(time()).toHaveText(/2026/)
})

test('finds verses by a word, with few bytes', async ({ visit, chain }) => {
  const requests = countRequests()
  await visitAlmanac({ visit, chain })
  await expect.element(verses()).toHaveLength(15)
  await page.getByRole('textbox', { name: 'Words' }).fill('winter')
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe('/haiku?words=winter')
  await expect.element(page.getByRole('heading', { name: 'Verses with “winter”' })).toBeVisible()
  await expect.poll(() => textOfVerse(0)).toMatch(/\bwinter\b/)
  for (let at = 0; at < heights().length; at++) expect(textOfVerse(at)).toMatch(/\bwinter\b/)
  await expect.element(verses().nth(0).css('mark')).toHaveText('winter')
  expect(requests('/block')).toBe(0)

  await verses().getByRole('link').first().click()
  await expect.poll(currentPath).toMatch(/^\/block\/\d+$/)
})

test('shows the verse that the block shows', async ({ visit, chain }) => {
  const devnet = await visitAlmanac({ visit, chain })
  await expect.element(verses()).toHaveLength(15)
  const [height = 0] = heights()
  const response = await devnet.fetch('http://devnet/block', {
    method: 'POST',
    body: JSON.stringify({
      network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
      block_identifier: { index: height },
    }),
  })
  const { block } = (await response.json()) as { block: Parameters<typeof blockFacts>[0] }
  expect(textOfVerse(0)?.trim()).toBe(haikuLines(block.metadata.haiku).join(' '))
})

test('a word that isn’t in the dictionary leads to words that are', async ({ visit, chain }) => {
  await visitAlmanac({ visit, chain }, '/haiku?words=bitcoin')
  await expect.element(page.getByText('No verse has “bitcoin”.')).toBeVisible()
  await page.getByRole('link', { name: 'winter', exact: true }).click()
  await expect.poll(currentPath).toBe('/haiku?words=winter')
  await expect.poll(() => textOfVerse(0)).toContain('winter')
})

test('a birthday before the chain shows the same day of another year', async ({ visit, chain }) => {
  const today = new Date(NOON).toISOString().slice(0, 10)
  await visitAlmanac({ visit, chain }, `/haiku?day=1990${today.slice(4)}`)
  await expect.element(page.getByText('The data set has no blocks from')).toBeVisible()
  await expect.poll(() => heights().length).toBeGreaterThan(0)
})

test('shows the latest blocks’ verses without a data set', async ({ visit, chain }) => {
  chain()
  visit('/haiku')
  await expect.element(page.getByRole('heading', { name: 'Latest verses' })).toBeVisible()
  await expect.poll(() => heights().length).toBeGreaterThan(3)
})

test('says so if the data set can’t be loaded', async ({ visit, chain }) => {
  chain()
  offerDataset('https://missing.test')
  visit('/haiku')
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible()
})
