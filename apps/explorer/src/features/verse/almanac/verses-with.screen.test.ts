import { expectAccessible } from '../../../../test/accessible'
import { serveSummary } from '../../../../test/chain-summary'
import { watchShifts } from '../../../../test/shifts'
import { currentPath, expect, offerDataset, page, test } from '../../../../test/screen'

const main = () => page.getByRole('main')
const verses = () => main().css('ul > li')

test('words that aren’t an address lead to the verses with them', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to))
  visit('/search?q=night')
  const expectStill = watchShifts()
  await expect.element(main().getByRole('heading', { level: 1 })).toHaveText('Search for “night”')
  await expect.element(main()).toContainText('Invalid address format. Please check the address')
  await expect.element(main().getByRole('heading', { name: 'Verses with “night”' })).toBeVisible()
  await expect.element(verses()).toHaveLength(6)
  for (const verse of verses().elements()) {
    expect(verse.querySelector('mark')?.textContent).toBe('night')
  }
  expectStill()
  await expectAccessible()
  await main()
    .getByRole('link', { name: /^Show all \d+ verses$/ })
    .click()
  await expect.poll(currentPath).toBe('/haiku?words=night')
})

test('words that no verse has are named', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to))
  visit('/search?q=lanterns')
  await expect.element(main().getByText('No verse has “lanterns”.')).toBeVisible()
  // In place of verses with the words.
  await expect.element(main()).toContainText('The latest verses:')
  await expect.element(verses()).toHaveLength(3)
})

test('a misspelled word leads to the verses with the word that was meant', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to))
  visit('/search?q=nigth')
  const expectStill = watchShifts()
  await expect.element(main()).toContainText('No verse has “nigth”.')
  await expect.element(verses()).toHaveLength(3)
  expectStill()
  await main().getByRole('link', { name: 'night', exact: true }).click()
  await expect.poll(currentPath).toBe('/haiku?words=night')
})

test('words that no verse has together lead to the verses of each', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index: to } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, to - 290, to))
  visit('/search?q=night lanterns')
  await expect.element(main().getByText('No verse has all of these words.')).toBeVisible()
  await expect.poll(() => document.title).toBe('Search for “night lanterns” · Mochimo Explorer')
  await expect.element(main().getByRole('link', { name: 'lanterns' })).toHaveLength(0)
  await main().getByRole('link', { name: 'night', exact: true }).click()
  await expect.poll(currentPath).toBe('/haiku?words=night')
})
