import { searchFor } from '../../../test/search'
import { expect, holdResponses, page, test } from '../../../test/screen'

const OTHER = `0x${'5c'.repeat(20)}`

test('shows the amount, sender, recipient, status, confirmations and block in one line under the title', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: OTHER, amount: 1_300_000_000n })
  devnet.mine(3)
  const height = devnet.chain.tip.index - 2
  visit(`/tx/${id}`)
  const headline = page.getByRole('main').css('div:has(> h1) + div')
  await expect.element(headline).toContainText('1.30 MCM')
  await expect.element(headline).toContainText('Confirmed')
  await expect.element(headline).toContainText('3 of 10 confirmations, final in about 12 minutes')
  const links = headline.getByRole('link')
  await expect.element(headline).toContainText(/1\.30 MCMfrom \S+ to \S+/)
  await expect.element(links.nth(1)).toHaveAttribute('href', `/address/${OTHER}`)
  await expect.element(links.last()).toHaveAttribute('href', `/block/${height}`)
})

test('a block that is newer than the last status counts as the first confirmation', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  visit('/about')
  await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  holdResponses(`${url}/network/status`)
  const id = devnet.pay({ to: OTHER, amount: 1_300_000_000n })
  devnet.mine()
  await searchFor(id)
  // Without what only reserves its space.
  const depth = page.getByRole('main').css('div:has(> h1) + div span:not([aria-hidden])')
  await expect.element(depth.getByText(/^1 of 10 confirmations/)).toBeVisible()
})

test('says how many share the amount, and on a phone the depth stands next to the status', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const several = () => devnet.chain.tip.transactions.find(({ destinations }) => destinations[1])
  while (!several()) devnet.mine()
  const { id, destinations } = several() ?? { id: '', destinations: [] }
  const recipients = new Set(destinations.map(({ account }) => account)).size
  await page.viewport(390, 844)
  visit(`/tx/${id}`)
  const headline = page.getByRole('main').css('div:has(> h1) + div')
  await expect.element(headline).toContainText(`to ${recipients} recipients`)
  const top = (text: RegExp) =>
    headline.getByText(text).first().element().getBoundingClientRect().top
  await expect.element(headline.getByText(/^1 of 10 confirmations/).first()).toBeVisible()
  expect(Math.abs(top(/^Confirmed/) - top(/^1 of 10/))).toBeLessThan(3)
  // The line of the block says when it will be final, instead of its age.
  await expect.element(headline.getByText('final in about 15 minutes').last()).toBeVisible()
  const single = devnet.pay({ to: OTHER, amount: 1_300_000_000n })
  visit(`/tx/${single}`)
  await expect.element(headline).toContainText('1.30 MCM')
  await expect.element(headline).not.toContainText('recipients')
})

test('is green only when its block is final', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  const final = devnet.pay({ to: OTHER, amount: 1_300_000_000n })
  devnet.mine(8)
  const recent = devnet.pay({ to: OTHER, amount: 1_300_000_000n })
  devnet.mine(2)
  const headline = page.getByRole('main').css('div:has(> h1) + div')
  const colorOf = (text: string) => getComputedStyle(headline.getByText(text).element()).color
  visit(`/tx/${final}`)
  await expect.element(headline).toContainText('10 confirmations, final')
  const green = colorOf('Final')
  expect(colorOf('Confirmed')).toBe(green)
  visit(`/tx/${recent}`)
  await expect.element(headline).toContainText('2 of 10 confirmations')
  expect(colorOf('Confirmed')).not.toBe(green)
})
