import { formatMcm } from '@mcm/rosetta-client'
import { busiestMiner, main, OTHER, pay, rows } from '../../../../test/address'
import {
  bodiesTo,
  currentPath,
  expect,
  page,
  reveal,
  test,
  userEvent,
} from '../../../../test/screen'

test('each row has an age, and an estimated one says so', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  const calls = bodiesTo(`${url}/block`)
  visit(`/address/${devnet.chain.busiest}`)
  await expect.element(rows()).toHaveLength(10)
  await reveal(page.getByRole('button', { name: 'Load more' }))
  await expect.element(rows().nth(19)).toBeVisible()
  for (const at of [0, 9]) await expect.element(rows().nth(at).css('time')).toBeVisible()
  await expect
    .poll(async () => {
      await reveal(page.getByRole('button', { name: 'Load more' }))
      return main().css('[title^="about"]').elements().length
    })
    .toBeGreaterThan(0)
  await expect.element(main().css('[title^="about"]').first()).toContainText('≈')
  expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(calls.length)
})

test('a mined block is one row with its reward and its fees, which unfolds', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit(`/address/${busiestMiner(devnet)}`)
  const folded = rows()
    .filter({ hasText: /reward \d/ })
    .first()
  await expect.element(folded).toBeVisible()
  const button = folded.getByRole('button')
  const count = Number.parseInt(button.element().textContent)
  const [block = ''] = /\d{1,3}(,\d{3})+/.exec(folded.element().textContent) ?? []
  const { reward = 0n } = devnet.chain.block(Number(block.replaceAll(',', ''))) ?? {}
  await expect.element(folded).toContainText(`reward ${formatMcm(reward)}`)
  const fees = rows()
    .filter({ hasText: /mining fee(?!s)/ })
    .filter({ hasText: block })
  await expect.element(fees).toHaveLength(0)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(fees).toHaveLength(count)
  await button.click()
  await expect.element(fees).toHaveLength(0)
})

test('on a phone, a mined block’s row starts with its link, and rows name only the other party', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  await page.viewport(390, 844)
  visit(`/address/${busiestMiner(devnet)}`)
  const mined = rows()
    .filter({ hasText: /reward \d/ })
    .first()
  const link = mined.getByRole('link', { name: /^Mined [\d,]+$/ })
  await expect.element(link).toBeVisible()
  const height = link.element().textContent.replaceAll(/\D/g, '')
  await expect.element(link).toHaveAttribute('href', `/block/${height}`)
  // The reward is what the amount has beside the fees.
  const minedText = (mined.element() as HTMLElement).innerText
  expect(minedText).toMatch(/fees 0\.\d{9}\s+\d+ transactions?\s/)
  expect(minedText).not.toContain('reward')

  pay(devnet, OTHER, 1_000_000_000n)
  visit(`/address/${OTHER}`)
  const visible = () => (rows().first().element() as HTMLElement).innerText
  await expect.element(rows()).toHaveLength(1)
  expect(visible()).toContain('from')
  expect(visible()).not.toMatch(/\bto\b/)
  // One row needs no filter.
  await expect.element(page.getByRole('radio', { name: 'Out' })).toHaveLength(0)
})

test('goes to a block or a date, keeps it in the URL, and shows all again', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  const [old] = [
    pay(devnet, OTHER, 1_000_000_000n),
    devnet.mine(5),
    pay(devnet, OTHER, 1n),
    pay(devnet, OTHER, 1n),
  ]
  const searches = bodiesTo(`${url}/search/transactions`)
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(3)
  const goTo = async (text: string) => {
    await page.getByRole('button', { name: /^Go to a block or date/ }).click()
    await page.getByRole('textbox', { name: 'Block or date' }).fill(text)
    await page.getByRole('button', { name: 'Go', exact: true }).click()
  }
  await goTo(old.index.toLocaleString('en'))
  await expect.poll(currentPath).toMatch(new RegExp(`\\?max_block=${old.index}$`))
  await expect.element(rows()).toHaveLength(1)
  expect(searches.at(-1)?.['max_block']).toBe(old.index)
  await expect.element(main()).toContainText('Showing transactions up to block')
  await expect.element(main()).toContainText('1 transaction up to block')

  visit(currentPath())
  await expect.element(rows()).toHaveLength(1)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.element(rows()).toHaveLength(3)
  expect(currentPath()).not.toContain('max_block')

  await goTo('yesterday')
  await expect.element(page.getByRole('alert')).toContainText('Enter a block number, or a date')
  await page.getByRole('textbox', { name: 'Block or date' }).fill('2001-01-01')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect
    .element(page.getByRole('alert'))
    .toContainText('The endpoint has no block from that day or earlier.')
  const { stime } = devnet.chain.tip
  await page
    .getByRole('textbox', { name: 'Block or date' })
    .fill(new Date(stime * 1000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect.poll(currentPath).toMatch(new RegExp(`\\?max_block=${devnet.chain.tip.index}$`))
})

test('scrolling loads more than ten pages; rows near the visible area are rendered, and all are printed', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  visit(`/address/${devnet.chain.busiest}`)
  const table = page.getByRole('table', { name: 'Latest Transactions' })
  const loaded = () => Number(table.element().getAttribute('aria-rowcount') ?? 0)
  await expect
    .poll(
      async () => {
        const more = page.getByRole('button', { name: 'Load more' })
        if (more.elements().length > 0) await reveal(more)
        return loaded()
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(150)
  expect(rows().elements().length).toBeLessThan(100)
  const count = loaded() - 1
  dispatchEvent(new Event('beforeprint'))
  expect(rows().elements().length).toBe(count)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => rows().elements().length).toBeLessThan(100)
})

test('a page is gone to by its number', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  for (let paid = 0; paid < 25; paid++) {
    devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
  }
  visit(`/address/${OTHER}`)
  const goTo = async (number: string) => {
    await page.getByRole('button', { name: 'Go to block' }).click()
    await page.getByRole('textbox', { name: 'Page' }).fill(number)
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(main()).toContainText('25 transactions')
  await goTo('4')
  await expect.element(page.getByRole('dialog')).toContainText('Enter a page from 1 to 3.')
  await userEvent.keyboard('{Escape}')
  await goTo('3')
  // The oldest five, each in a block of its own.
  const height = devnet.chain.tip.index - 20
  await expect
    .element(main())
    .toContainText(`Showing transactions up to block ${height.toLocaleString('en')}`)
  await expect.element(rows()).toHaveLength(5)
  await goTo('1')
  await expect.element(main().getByText('Showing transactions up to')).toHaveLength(0)
})
