import { pay, pendingTable } from '../../../test/mempool'
import { currentPath, expect, holdResponses, page, test } from '../../../test/screen'

const figure = (label: string) =>
  page.getByRole('main').css('dl > div').filter({ hasText: label }).css('dd')

test('says what the next block has room for, and sorts by fee on request', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 3 })
  pay(devnet)
  const pending = devnet.chain.pending()
  visit('/mempool')
  await expect
    .element(page.getByText('They all fit into the next block.'))
    .toContainText(/(Fees range from .* to|Each fee is) [\d.]+\s*MCM/)
  await expect.element(figure('Next block')).toHaveText(/^in ~(\d½? min|\d0 s)$|^any moment$/)
  await page.getByText('Highest fee').click()
  await expect.poll(currentPath).toBe('/mempool?order=fee')
  await expect
    .poll(() => {
      const fees = pendingTable()
        .css('tbody td:nth-child(5)')
        .elements()
        .map((cell) => Number.parseFloat(cell.textContent.replace(/[^\d.]/g, '')))
      return (
        fees.length === pending.length &&
        fees.every((fee, at) => at === 0 || fee <= (fees[at - 1] ?? 0))
      )
    })
    .toBe(true)
})

test('ordered by fee, the queue is drawn too, with a bar for each transaction', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 12 })
  const pending = devnet.chain.pending().length
  visit('/mempool')
  const picture = page.getByRole('img', { name: `${pending} pending transactions by fee` })
  await expect.element(pendingTable().css('tbody tr')).toHaveLength(pending)
  await expect.element(picture).toHaveLength(0)
  await page.getByText('Highest fee').click()
  await expect.element(picture.css('rect')).toHaveLength(pending)
  const heights = () =>
    picture
      .css('rect')
      .elements()
      .map((bar) => Number(bar.getAttribute('height')))
  await expect.poll(() => Math.min(...heights())).toBeGreaterThan(2)
  expect(heights()).toEqual(heights().toSorted((a, b) => b - a))
})

test('an empty mempool keeps its figures, and shows what the latest blocks took', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const paid = devnet.chain.tip.index + 1
  pay(devnet)
  devnet.mine(2)
  visit('/mempool')
  const block = (height: number, taken: string) =>
    page.getByRole('link', { name: `Block ${height.toLocaleString('en')}: ${taken}` })
  await expect.element(block(paid, '1 transaction')).toHaveAttribute('href', `/block/${paid}`)
  await expect.element(block(paid + 1, 'no transactions')).toBeVisible()
  await expect.element(page.css('figure li').last()).toHaveText(/^Pending for the next block: 0/)
  await expect.element(figure('Next block')).toHaveText(/^in ~(\d½? min|\d0 s)$|^any moment$/)
  await expect.element(figure('Total value')).toHaveText('0')
  // A count in the title would say it twice.
  await expect.element(page.getByRole('main')).not.toContainText('(0)')
})

test('older blocks wait for the pending transactions', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 3 })
  pay(devnet)
  const respond = holdResponses(`${url}/mempool/transaction`)
  visit('/mempool')
  await expect.element(figure('Pending transactions')).toHaveText(/^\d+$/)
  const known = page.getByRole('listitem').getByRole('link', { name: /^Block .*: / })
  await expect.element(known).toHaveLength(1)
  respond()
  await expect.element(known).toHaveLength(12)
})

test('shows no sums before a pending transaction has loaded', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 3 })
  pay(devnet)
  const respond = holdResponses(`${url}/mempool/transaction`)
  visit('/mempool')
  await expect.element(figure('Pending transactions')).toHaveText(/^\d+$/)
  for (const sum of ['Total value', 'Total fees']) {
    await expect.element(figure(sum).css('[aria-hidden]')).toBeInTheDocument()
    await expect.element(figure(sum)).not.toContainText('.')
  }
  respond()
  await expect.element(figure('Total value')).toHaveText(/[1-9]/)
  await expect.element(figure('Total fees')).toHaveText(/[1-9]/)
})
