import { rows } from '../../../../test/latest-blocks'
import { currentPath, expect, holdResponses, page, test, userEvent } from '../../../../test/screen'
import { box, HEADER, HERO } from '../../../../test/search'

test('completes a height that is being typed with the latest blocks', async ({ visit, chain }) => {
  const { devnet } = chain()
  const { index: tip } = devnet.chain.tip
  const digits = String(tip).slice(0, -1)
  visit('/')
  await expect.element(rows().first()).toBeVisible()
  await box(HERO).fill(digits)
  const list = page.getByRole('list', { name: `Latest blocks starting with ${digits}` })
  await expect
    .element(list.getByRole('link').first())
    .toHaveText(new RegExp(`^${tip.toLocaleString('en')} \\S.* ago`))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(currentPath).toBe(`/block/${tip}`)
})

for (const [path, name] of [
  ['/blocks', HEADER],
  ['/', HERO],
] as const)
  test(`the verse of a height comes when its block does, also after it was typed (${path})`, async ({
    visit,
    chain,
  }) => {
    const { devnet, url } = chain()
    while (!devnet.mine()[0]?.transactions.length);
    const digits = String(devnet.chain.tip.index).slice(0, -1)
    const release = holdResponses(`${url}/block`)
    visit(path)
    await box(name).fill(digits)
    const list = page.getByRole('list', { name: `Latest blocks starting with ${digits}` })
    const row = list.getByRole('link').first()
    await expect.element(row).toBeVisible()
    // What was typed is marked in the number.
    await expect
      .element(row.css('b'))
      .toHaveText(devnet.chain.tip.index.toLocaleString('en').slice(0, -1))
    release()
    await expect.element(row.getByText(/(ago|now)$/)).toBeVisible()
  })

for (const width of [1280, 768, 390, 320]) {
  test(`shows a height’s whole verse and its age at ${width} px`, async ({ visit, chain }) => {
    const { devnet } = chain()
    // A pseudo-block has no verse.
    while (!devnet.mine()[0]?.transactions.length);
    const digits = String(devnet.chain.tip.index).slice(0, -1)
    await page.viewport(width, 800)
    visit('/blocks')
    if (width < 600) await page.getByRole('button', { name: 'Open search' }).click()
    await box(HEADER).fill(digits)
    const list = page.getByRole('list', { name: `Latest blocks starting with ${digits}` })
    const row = list.getByRole('link').filter({ hasText: '/' }).first()
    const age = row.getByText(/(ago|now)$/)
    await expect.element(age).toBeVisible()
    await expect.element(age).toBeInViewport()
    const verse = row.css('[class*=verse]').element()
    expect(verse.scrollWidth).toBeLessThanOrEqual(verse.clientWidth)
    const panel = list.element().parentElement?.getBoundingClientRect()
    expect(panel?.right).toBeLessThanOrEqual(width)
  })
}
