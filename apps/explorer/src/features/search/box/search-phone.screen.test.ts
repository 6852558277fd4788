import { currentPath, expect, page, test, userEvent } from '../../../../test/screen'
import { box, HEADER, HERO } from '../../../../test/search'

const PHONE = [390, 844] as const
const openSearch = () => page.getByRole('button', { name: 'Open search' })

test('a search that is opened again starts anew on phones', async ({ visit, chain }) => {
  const { index } = chain().devnet.chain.tip
  await page.viewport(...PHONE)
  visit('/blocks')
  await openSearch().click()
  await userEvent.keyboard(`${index - 1}{Enter}`)
  await expect.poll(currentPath).toBe(`/block/${index - 1}`)
  await expect.element(box(HEADER)).not.toBeVisible()

  await openSearch().click()
  const recent = page.getByRole('list', { name: 'Recent searches' })
  await expect.element(recent.getByRole('link')).toContainText(String(index - 1))
  await userEvent.keyboard(String(index))
  await expect.element(box(HEADER)).toHaveValue(String(index))
})

test('so does one whose suggestion was opened', async ({ visit, chain }) => {
  chain()
  await page.viewport(...PHONE)
  visit('/blocks')
  await openSearch().click()
  await userEvent.keyboard('memp')
  await page.getByRole('list', { name: 'Pages' }).getByRole('link').click()
  await expect.poll(currentPath).toBe('/mempool')
  await openSearch().click()
  await expect.element(box(HEADER)).toHaveFocus()
  await expect.element(page.getByRole('list', { name: 'Pages' })).toHaveLength(0)
})

test('home’s header leads phones to its search box', async ({ visit, chain }) => {
  const { index } = chain().devnet.chain.tip
  await page.viewport(...PHONE)
  visit('/')
  await expect.element(page.css('tbody tr:has(time)').first()).toBeVisible()
  await box(HERO).fill('12')
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(box(HERO)).not.toBeInViewport()
  await page.getByRole('banner').getByRole('button', { name: 'Go to search' }).click()
  await expect.element(box(HERO)).toHaveFocus()
  await expect.element(box(HERO)).toBeInViewport()
  await userEvent.keyboard(String(index))
  await expect.element(box(HERO)).toHaveValue(String(index))
})

test('the button is where other pages have theirs', async ({ visit, chain }) => {
  chain()
  for (const width of [600, 390, 320]) {
    await page.viewport(width, 800)
    visit('/')
    const home = page.getByRole('button', { name: 'Go to search' })
    await expect.element(home).toBeVisible()
    const place = home.element().getBoundingClientRect()
    visit('/about')
    await expect.element(openSearch()).toBeVisible()
    expect(openSearch().element().getBoundingClientRect()).toEqual(place)
  }
  await page.viewport(601, 800)
  visit('/')
  await expect.element(box(HERO)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Go to search' })).toHaveLength(0)
})
