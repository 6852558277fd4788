import { newest, rows } from '../../../test/latest-blocks'
import { nextPoll, pay, rows as pending } from '../../../test/mempool'
import { expect, goBack, installClock, page, pollTip, test, userEvent } from '../../../test/screen'

/** Home polls faster than other screens (specification, section 9). */
const LIVE_MS = 10_000

test('the focus stays in the latest blocks when its row leaves them', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit('/')
  await expect.element(rows()).toHaveLength(5)
  const last = () => rows().last().getByRole('link').first()
  const leaving = last().element() as HTMLElement
  leaving.focus()
  const [block] = devnet.mine()
  await pollTip(LIVE_MS)
  await expect.element(newest()).toHaveAttribute('href', `/block/${block?.index}`)
  expect(leaving.isConnected).toBe(false)
  await expect.element(last()).toHaveFocus()

  // A visitor who has left the list isn't taken back to it.
  ;(last().element() as HTMLElement).blur()
  const [next] = devnet.mine()
  await pollTip(LIVE_MS)
  await expect.element(newest()).toHaveAttribute('href', `/block/${next?.index}`)
  expect(document.activeElement).toBe(document.body)
})

test('the focus goes to the pending transaction that takes the place of a mined one', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  installClock()
  const first = pay(devnet)
  visit('/mempool')
  const link = () => pending('pending').first().getByRole('link').first()
  await expect.element(link()).toHaveAttribute('href', expect.stringContaining(first))
  ;(link().element() as HTMLElement).focus()
  devnet.mine()
  const second = pay(devnet)
  await nextPoll()
  await expect.element(link()).toHaveAttribute('href', expect.stringContaining(second))
  await expect.element(link()).toHaveFocus()
})

test('the focus stays where a button was that its answer replaces', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit(`/block/${devnet.chain.tip.index}`)
  const compare = page.getByRole('button', { name: 'Compare endpoints' })
  await expect.element(compare).toBeVisible()
  ;(compare.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const again = page.getByRole('button', { name: 'Compare again' })
  await expect.element(again).toBeVisible()
  expect(again.element().closest('section')?.contains(document.activeElement)).toBe(true)
})

test('the focus is back on the endpoint’s button once it can be pressed again', async ({
  visit,
  chain,
}) => {
  chain()
  const second = chain({ seed: 'second' })
  visit('/about')
  const button = page.getByRole('button', { name: /^API endpoint .*: Connected & Synced/ })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const current = page.getByRole('radio').first()
  await expect.element(current).toBeChecked()
  ;(current.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const { host } = new URL(second.url)
  const now = page.getByRole('button', { name: `API endpoint ${host}: Connected & Synced` })
  await expect.element(now).toBeVisible()
  await expect.element(now).toHaveFocus()
})

test('Back returns to the link that was followed', async ({ visit, chain }) => {
  chain()
  visit('/txs')
  const links = () => page.getByRole('table').css('a[data-row-link]')
  await expect.element(links()).toHaveLength(25)
  const link = links().nth(3)
  const href = link.element().getAttribute('href') ?? ''
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await goBack()
  await expect.element(page.css(`main a[href="${href}"]`).first()).toHaveFocus()
})
