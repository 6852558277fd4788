import { currentPath, expect, page, test, userEvent } from '../../../../test/screen'
import { box, HERO } from '../../../../test/search'

const ADDRESS = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'
const status = () => page.css('[data-complete]')

test('says what the text is while it is typed', async ({ visit, chain }) => {
  chain()
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard('1079717')
  await expect.element(status()).toContainText('Block 1,079,717')
  await userEvent.keyboard('z')
  await expect.element(status()).toContainText('Not a block number, hash or address')
})

test('offers the watched address whose label matches, by keyboard too', async ({
  visit,
  chain,
}) => {
  chain()
  localStorage.setItem(
    'address-watchlist',
    JSON.stringify([{ address: ADDRESS, label: 'Cold storage', dateAdded: 1 }]),
  )
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard('cold')
  await expect
    .element(page.getByRole('list', { name: 'On your watchlist' }).getByRole('link'))
    .toContainText('Cold storage')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(currentPath).toBe(`/address/${ADDRESS}`)
})

test('a press on what the text is searches for it', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index } = devnet.chain.tip
  visit('/')
  await box(HERO).click()
  await userEvent.keyboard(String(index))
  await status().getByRole('button', { name: 'Enter' }).click()
  await expect.poll(currentPath).toBe(`/block/${index}`)
})
