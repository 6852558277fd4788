import { parseAddress } from '@mcm/address'
import { rows } from '../../../../test/latest-blocks'
import { countRequests, currentPath, expect, page, test, userEvent } from '../../../../test/screen'
import { box, HERO } from '../../../../test/search'

const ADDRESS = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'
const status = () => page.css('[data-complete]')

test('finds a memo among what is loaded, and says that others can’t be searched', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  devnet.pay({ to: ADDRESS, amount: 1_000_000_000n, memo: 'SALARY-17832' })
  const [block] = devnet.mine()
  visit('/')
  await expect.element(rows().first()).toContainText(block?.index.toLocaleString('en') ?? '')
  await box(HERO).fill('salary-17')
  await expect
    .element(page.getByRole('list', { name: 'Recently seen' }).getByRole('link'))
    .toContainText('SALARY-17832')
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/tx/${block?.transactions[0]?.id}`)

  visit('/')
  await box(HERO).fill('ORDER-1')
  await expect.element(status()).toContainText('Memos can’t be searched')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toContainText('Memos can’t be searched.')
})

test('finds an address on the screen by its first three characters', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit('/')
  await expect.element(page.css('tbody tr:has(time)')).toHaveLength(5)
  const { base58, hex } = parseAddress(devnet.chain.address(devnet.chain.tip.miner ?? 0))
  await box(HERO).fill(base58.slice(0, 3))
  const list = page.getByRole('list', { name: 'Recently seen addresses' })
  await expect.element(list.css(`a[href="/address/${hex}"]`)).toBeVisible()
})

test('a part of an address finds it in the blocks that are loaded anyway', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const [reward] = devnet.mine()
  const miner = devnet.chain.address(reward?.miner ?? 0)
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const asked = countRequests()
  await box(HERO).fill(parseAddress(miner).base58.slice(0, 12))
  const link = page.getByRole('list', { name: 'Recently seen addresses' }).getByRole('link')
  await expect.element(link).toHaveLength(1)
  expect(asked('/search/transactions')).toBe(0)
  await link.click()
  await expect.poll(currentPath).toBe(`/address/${miner}`)
})

test('the start of a hash finds the block or transaction that is loaded anyway', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const block = devnet.chain.tip
  const id = devnet.chain.block(block.index)?.transactions.find((one) => one.id)?.id ?? ''
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const asked = countRequests()
  const list = page.getByRole('list', { name: 'Recently seen' })
  await box(HERO).fill(id.slice(0, 14))
  await expect.element(list.getByRole('link')).toHaveText(/^0x.* transaction$/)
  await box(HERO).fill(block.hash.slice(2, 12))
  await expect.element(list.getByRole('link')).toHaveText(/^0x.* block$/)
  expect(asked('/search/transactions')).toBe(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/block/${block.hash}`)
})

// Anyone can have an address that starts like another mined into a block.
test('Enter doesn’t open an address of a block by a part of it', async ({ visit, chain }) => {
  const { devnet } = chain()
  const [reward] = devnet.mine()
  const part = parseAddress(devnet.chain.address(reward?.miner ?? 0)).base58.slice(0, 12)
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  await box(HERO).fill(part)
  await expect.element(page.getByRole('list', { name: 'Recently seen addresses' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/richlist?q=${part}`)
})

test('an address that the visitor opened comes before those in blocks, and Enter opens it', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const opened = parseAddress('gRYYKBb8ewzvpEaCULCwCaVjC4XKwQ')
  const similar = parseAddress('gRYXfp5GaK9ArB6qsipWHw1yHbT9SM')
  devnet.pay({ to: similar.hex, amount: 1_000_000_000n })
  devnet.mine()
  visit(`/address/${opened.hex}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toContainText(opened.base58)
  await expect.element(page.getByText('0 MCM').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.element(rows()).toHaveLength(5)
  await box(HERO).fill('gRY')
  const links = page.getByRole('list', { name: 'Recently seen addresses' }).getByRole('link')
  await expect.element(links).toHaveLength(2)
  await expect.element(links.first()).toHaveAttribute('href', `/address/${opened.hex}`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toBe(`/address/${opened.hex}`)
})

test('a shortened address or hash finds what is loaded, and says what is missing', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const [block] = devnet.mine()
  const { base58, hex } = parseAddress(devnet.chain.address(block?.miner ?? 0))
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const shortened = `${base58.slice(0, 8)}…${base58.slice(-8)}`
  await box(HERO).fill(shortened)
  await expect.element(status()).toContainText('Shortened: the middle is missing.')
  const found = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('link')
  await expect.element(found('Recently seen addresses')).toHaveAttribute('href', `/address/${hex}`)

  const hash = block?.hash ?? ''
  await box(HERO).fill(`${hash.slice(0, 8)}...${hash.slice(-6)}`)
  await expect.element(found('Recently seen')).toHaveAttribute('href', `/block/${hash}`)
  // Enter opens it, so nothing is missing.
  await expect.element(page.getByText('Shortened: the middle is missing.')).toHaveLength(0)
  await box(HERO).fill(`${hash.slice(0, 8)}...zzzzzz`)
  await expect.element(found('Recently seen')).toHaveLength(0)

  // Enter doesn’t open an address that may be another one. The page it leads to lists it.
  await box(HERO).fill(shortened)
  await userEvent.keyboard('{Enter}')
  await expect.element(found('Possible matches')).toHaveAttribute('href', `/address/${hex}`)
  await expect.element(found('Possible matches')).toContainText(base58)
})

test('a shortened address without a match says so', async ({ visit, chain }) => {
  chain()
  visit('/address/zzzzzzzz…zzzzzzzz')
  await expect.element(page.getByRole('main')).toContainText('No match on your watchlist')
})
