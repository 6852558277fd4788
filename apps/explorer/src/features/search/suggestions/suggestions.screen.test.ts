import { serveSummary } from '../../../../test/chain-summary'
import {
  currentPath,
  expect,
  offerDataset,
  offerLabels,
  page,
  test,
  userEvent,
} from '../../../../test/screen'
import { box, confirmedIn, HEADER, HERO } from '../../../../test/search'

const ADDRESS = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'
const status = () => page.css('[data-complete]')
const watch = () =>
  localStorage.setItem(
    'address-watchlist',
    JSON.stringify([{ address: ADDRESS, label: 'Cold storage', dateAdded: 1 }]),
  )

test('says what the text is while it is typed', async ({ visit, chain }) => {
  chain()
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard('1079717')
  await expect.element(status()).toContainText('Block 1,079,717')
  await userEvent.keyboard('z')
  await expect.element(status()).toContainText('Not a block number, hash or address')
  await box(HERO).fill('kHtV35ttV')
  await expect.element(status()).toContainText('9 of the 30 or so characters of an address')
})

test('names its keys, also where the header has no room for that of its box', async ({
  visit,
  chain,
}) => {
  chain()
  await page.viewport(1280, 800)
  visit('/blocks')
  await box(HEADER).fill('1079717')
  for (const key of ['Enter', '↑ ↓', 'Esc']) {
    await expect.element(page.css('kbd').filter({ hasText: key })).toBeVisible()
  }
})

test('offers the watched address whose label matches, by keyboard too', async ({
  visit,
  chain,
}) => {
  chain()
  watch()
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard('cold')
  await expect
    .element(page.getByRole('list', { name: 'On your watchlist' }).getByRole('link'))
    .toContainText('Cold storage')
  await expect.element(status()).toHaveLength(0)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(currentPath).toBe(`/address/${ADDRESS}`)
})

test('Enter opens the highlighted match of an incomplete text', async ({ visit, chain }) => {
  chain()
  watch()
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard('cold')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Enter opens Cold storage' }))
    .toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/address/${ADDRESS}`)

  visit('/')
  await box(HERO).click()
  await userEvent.keyboard('memp')
  await expect
    .element(page.getByRole('list', { name: 'Pages' }).getByRole('link'))
    .toHaveText('Mempool page')
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe('/mempool')
})

test('an empty box offers the watched addresses', async ({ visit, chain }) => {
  chain()
  watch()
  visit('/')
  await box(HERO).click()
  await page
    .getByRole('list', { name: 'On your watchlist' })
    .getByRole('link', { name: /Cold storage/ })
    .click()
  await expect.poll(currentPath).toBe(`/address/${ADDRESS}`)
})

test('offers the addresses that the deployment names', async ({ visit, chain }) => {
  const { devnet } = chain()
  offerLabels({ [devnet.chain.busiest]: { name: 'Example Pool', source: 'https://example.org' } })
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard('pool')
  await expect
    .element(page.getByRole('list', { name: 'Known addresses' }).getByRole('link'))
    .toContainText('Example Pool')
})

test('a press on what the text is searches for it', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index } = devnet.chain.tip
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard(String(index))
  await status().getByRole('button', { name: 'Open' }).click()
  await expect.poll(currentPath).toBe(`/block/${index}`)
})

test('says what the endpoint has for a complete text, before it is opened', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const { busiest, tip } = devnet.chain
  const hash = confirmedIn(devnet)
  visit('/')
  await box(HERO).fill(hash)
  await expect.element(status()).toContainText('Transaction in block')
  await box(HERO).fill(busiest)
  await expect.element(status()).toContainText('Holds')
  await box(HERO).fill(String(tip.index - (tip.index % 256)))
  await expect.element(status()).toContainText('Neogenesis block')
  await box(HERO).fill(String(tip.index + 1000))
  await expect.element(status()).toContainText('Not mined yet: the latest is')
  await box(HERO).fill('ab'.repeat(32))
  await expect.element(status()).toContainText('Not found at this endpoint. Others may have it.')
})

test('a part of an address leads to the rich list', async ({ visit, chain }) => {
  chain()
  visit('/')
  await box(HERO).fill('J8gqYe')
  const list = page.getByRole('list', { name: 'Rich List' })
  await expect.element(list.getByRole('link')).toHaveText('Accounts with “J8gqYe” in their address')
  await expect
    .element(list.getByRole('status'))
    .toHaveText('None of the 100 richest accounts match')
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe('/richlist?q=J8gqYe')
})

test('a part of an address among the richest finds the address', async ({ visit, chain }) => {
  const { devnet } = chain()
  const address = devnet.chain.richestAddress
  visit('/')
  await box(HERO).fill(address.slice(0, 16))
  const list = page.getByRole('list', { name: 'Rich List' })
  await expect.element(list.getByRole('status')).toHaveText('1 of the 100 richest accounts matches')
  await list.getByRole('link').last().click()
  await expect.poll(currentPath).toBe(`/address/${address}`)
})

test('a word of the verses is opened, with their number; any other word is not', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const { index: tip } = devnet.chain.tip
  offerDataset(await serveSummary(devnet, tip - 290, tip))
  visit('/')
  const list = page.getByRole('list', { name: 'Almanac' })
  await box(HERO).fill('zzqqxx')
  await box(HERO).fill('winter')
  await expect.element(list.getByRole('link')).toHaveText(/^Verses with “winter” \d+ verses?$/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe('/haiku?words=winter')
  await box(HEADER).fill('zzqqxx')
  await expect.element(list).toHaveLength(0)
})

test('words lead to the verses that contain them', async ({ visit, chain }) => {
  chain()
  offerDataset('/dataset')
  visit('/')
  await box(HERO).fill('autumn frost')
  await expect
    .element(page.getByRole('list', { name: 'Almanac' }).getByRole('link'))
    .toHaveText('Verses with “autumn frost” verses')
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe('/haiku?words=autumn+frost')
})

test('offers what a longer text names, and Enter opens the first', async ({ visit, chain }) => {
  const { devnet } = chain()
  const hash = confirmedIn(devnet)
  visit('/')
  await box(HERO).fill(`Transaction ${hash} from ${ADDRESS} is missing`)
  const named = page.getByRole('list', { name: 'In this text' }).getByRole('link')
  await expect.element(named).toHaveLength(2)
  await expect.element(status()).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toContain(`/tx/${hash}`)
})
