import { currentPath, expect, offerLabels, page, test, userEvent } from '../../../../test/screen'
import { box, HERO } from '../../../../test/search'

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
  await expect.element(status()).toContainText('9 characters of an address (about 30)')
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
    .toHaveText('Mempool')
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
