import { currentPath, expect, page, test, textsOf, userEvent } from '../../../../test/screen'
import { BASE58, box, HERO, searchFor } from '../../../../test/search'

const recent = () => page.getByRole('list', { name: 'Searched lately' })

test('recent searches hang below the box, by keyboard too, and can be forgotten', async ({
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
  await expect.poll(() => textsOf(recent().getByRole('link'))).toEqual([BASE58, String(index)])
  // A press on what takes no focus, as links take none in Safari, leaves them there.
  await page.getByText('Searched lately', { exact: true }).click()
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

  field.focus()
  await page.getByRole('button', { name: 'Forget' }).click()
  await expect.element(recent()).toHaveLength(0)
  expect(localStorage.getItem('recent-searches')).toBeNull()
})

test('storage that is blocked does not break the search', async ({ visit, chain }) => {
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
