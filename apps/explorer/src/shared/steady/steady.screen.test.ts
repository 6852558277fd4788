import { userEvent } from 'vitest/browser'
import { expect, installClock, page, pollTip, runFor, test } from '../../../test/screen'

const OTHER = `0x${'5b'.repeat(20)}`
const main = () => page.getByRole('main')
type Point = { hover: () => Promise<void> }
const firstRow = (name: string) =>
  main().getByRole('table', { name, exact: true }).css('tbody tr').first()

for (const [path, name, news] of [
  ['/blocks', 'Blocks', 'Show 1 new block'],
  ['/txs', 'Latest Transactions', 'Show 1 new transaction'],
] as const) {
  test(`${path} waits while a row is pointed at, and says what is new`, async ({
    visit,
    chain,
  }) => {
    const { devnet } = chain({ traffic: 0 })
    installClock()
    visit(path)
    const first = firstRow(name).getByRole('link').first()
    await expect.element(first).toBeVisible()
    const shown = () => first.element().getAttribute('href')
    /** Mines a block, and keeps the pointer moving over what it is on until the page knows the block. */
    const mineUnder = async (one: Point, other: Point) => {
      devnet.pay({ to: OTHER, amount: 1_000_000_000n })
      devnet.mine()
      for (const point of [one, other, one, other]) {
        await point.hover()
        await runFor(10_000)
      }
    }
    const button = main().getByRole('button', { name: news })
    const heading = main().getByRole('heading', { level: 1 })
    const crumb = main().getByRole('navigation', { name: 'Breadcrumb' })
    const row = firstRow(name)

    await mineUnder(heading, crumb)
    await expect.element(button).toHaveLength(0)
    const before = shown()

    await mineUnder(first, row)
    await expect.element(button).toBeVisible()
    expect(shown()).toBe(before)
    await button.click()
    await expect.element(button).toHaveLength(0)
    const second = shown()
    expect(second).not.toBe(before)

    // Out of the list, it goes on by itself.
    await heading.hover()
    await mineUnder(first, row)
    await expect.element(button).toBeVisible()
    await heading.hover()
    await expect.element(button).toHaveLength(0)
    const third = shown()
    expect(third).not.toBe(second)

    // A mouse at rest was left there.
    await mineUnder(first, row)
    await expect.element(button).toBeVisible()
    await runFor(15_000)
    await expect.element(button).toHaveLength(0)
    expect(shown()).not.toBe(third)
  })
}

test('a list waits while the keyboard’s focus is in it', async ({ visit, chain }) => {
  const { devnet } = chain()
  installClock()
  visit('/blocks')
  const link = firstRow('Blocks').getByRole('link').first()
  await expect.element(link).toBeVisible()
  main().getByRole('button', { name: 'Go to block' }).element().focus()
  for (let steps = 0; steps < 6 && !link.element().matches(':focus'); steps += 1) {
    await userEvent.tab()
  }
  await expect.element(link).toHaveFocus()
  const before = link.element().getAttribute('href')
  devnet.mine()
  await pollTip()
  const button = main().getByRole('button', { name: 'Show 1 new block' })
  await expect.element(button).toBeVisible()
  expect(link.element().getAttribute('href')).toBe(before)
  await userEvent.tab({ shift: true })
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveLength(0)
  expect(link.element().getAttribute('href')).not.toBe(before)
})
