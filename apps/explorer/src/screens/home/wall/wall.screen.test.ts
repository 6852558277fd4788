import { expectAccessible } from '../../../../test/accessible'
import {
  currentPath,
  expect,
  installClock,
  page,
  pollTip,
  runFor,
  test,
  userEvent,
} from '../../../../test/screen'

const wall = () => page.getByRole('region', { name: 'Latest verse' })

test('shows the latest verse alone, sets the next one when its block lands, and Escape leaves', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  installClock()
  visit('/?view=wall')
  const height = () => devnet.chain.tip.index.toLocaleString('en')
  await expect.element(wall().getByRole('heading')).toHaveText(`Block ${height()}`)
  await expect.element(wall()).toContainText(`difficulty ${devnet.chain.tip.difficulty} · `)
  await expect.element(wall()).toContainText(/· \d+ transactions?/)
  await expect.element(page.getByRole('banner')).toHaveLength(0)
  await expect.element(page.getByRole('contentinfo')).toHaveLength(0)
  await expectAccessible()

  devnet.mine()
  await pollTip()
  await expect.element(wall().getByRole('heading')).toHaveText(`Block ${height()}`)
  await expect
    .element(wall())
    .toContainText(`Waiting for block ${(devnet.chain.tip.index + 1).toLocaleString('en')}`)

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.poll(currentPath).toBe('/')
  await expect.element(page.getByRole('banner')).toBeVisible()
})

test('the keyboard goes on from the block, and after Escape from what opened the wall', async ({
  visit,
  chain,
}) => {
  chain()
  visit('/')
  const open = page.getByRole('link', { name: 'Full screen' })
  await open.click()
  await expect.element(wall().getByRole('heading')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
})

test('a verse is as wide as a phone allows, above a time line with a scale', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  await page.viewport(390, 844)
  visit('/?view=wall')
  await expect.element(wall().getByRole('heading')).toHaveText(/^Block \d/)
  const verse = () => wall().css('[class*=room] > p').element()
  const share = () => verse().getBoundingClientRect().width / innerWidth
  await expect.poll(() => share()).toBeGreaterThan(0.75)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await expect.element(wall()).toContainText('Every block is solved with a haiku.')
  await expect
    .element(wall())
    .toContainText(`Waiting for block ${(devnet.chain.tip.index + 1).toLocaleString('en')}`)
  await expect.element(wall()).toContainText(/expected (in about|any moment)/)
})

test('shows the verse before a pseudo block', async ({ visit, chain }) => {
  const { devnet } = chain()
  const earlier = devnet.chain.tip.index
  devnet.mine(1, { pseudo: true })
  visit('/?view=wall')
  const named = (height: number) => `Block ${height.toLocaleString('en')}`
  await expect
    .element(wall())
    .toContainText(`${named(earlier + 1)} wasn’t solved in time, so it has no haiku.`)
  await expect.element(wall().getByRole('heading')).toHaveText(named(earlier))
})

test('the way back fades while nobody is there, and comes back with the pointer', async ({
  visit,
  chain,
}) => {
  chain()
  installClock()
  visit('/?view=wall')
  const back = () => wall().getByRole('link', { name: /^Back to the explorer/ })
  await expect.element(back()).toHaveStyle({ opacity: '1' })
  await runFor(11_000)
  await expect.element(back()).toHaveStyle({ opacity: '0' })
  document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  await expect.element(back()).toHaveStyle({ opacity: '1' })
  await runFor(11_000)
  await expect.element(back()).toHaveStyle({ opacity: '0' })
  // What has the keyboard's focus stays visible.
  await userEvent.keyboard('{Tab}')
  await expect.element(back()).toHaveFocus()
  await runFor(11_000)
  await expect.element(back()).toHaveStyle({ opacity: '1' })
})
