import { currentPath, expect, page, test, textsOf, userEvent } from '../../../../test/screen'
import { BASE58, box, HERO, searchFor } from '../../../../test/search'

const recent = () => page.getByRole('list', { name: 'Recent searches' })

test('recent searches appear below the box, including by keyboard, and can be cleared', async ({
  visit,
  chain,
}) => {
  const { index } = chain().devnet.chain.tip
  visit('/')
  await box(HERO).click()
  await expect.element(recent()).toHaveLength(0)
  for (const text of [String(index), BASE58]) {
    visit('/')
    await searchFor(text, HERO)
    await expect.poll(currentPath).not.toBe('/')
  }
  const header = box()
  await header.click()
  await expect
    .poll(() => textsOf(recent().getByRole('link')))
    .toEqual([`${BASE58} address`, `${index} block`])
  // A press on something that doesn't take focus, like links in Safari, keeps them open.
  await page.getByText('Recent searches', { exact: true }).click()
  await expect.element(header).toHaveFocus()
  await expect.element(recent()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(recent().getByRole('link', { name: String(index) })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(recent()).toHaveLength(0)
  await expect.element(header).toHaveFocus()
  const field = header.element() as HTMLInputElement
  field.blur()
  field.focus()
  await expect.element(recent()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(currentPath).toBe(`/block/${index}`)

  await header.click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(recent()).toHaveLength(0)
  expect(localStorage.getItem('recent-searches')).toBeNull()
})

test('blocked storage doesn’t break search', async ({ visit, chain }) => {
  const { index } = chain().devnet.chain.tip
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {}
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  try {
    visit('/')
    await searchFor(String(index), HERO)
    await expect.poll(currentPath).toBe(`/block/${index}`)
  } finally {
    Object.defineProperty(globalThis, 'localStorage', storage)
  }
})
