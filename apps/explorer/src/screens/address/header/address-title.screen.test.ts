import { expect, page, test } from '../../../../test/screen'

for (const width of [390, 360, 320]) {
  test(`the longest address has one line at ${width} px, beside its copy button`, async ({
    visit,
    chain,
  }) => {
    chain()
    await page.viewport(width, 800)
    visit(`/address/0x${'ff'.repeat(20)}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveText(/^\w{31}$/)
    await expect
      .element(page.getByRole('button', { name: 'Copy address', exact: true }))
      .toBeVisible()
    const { height } = heading.element().getBoundingClientRect()
    const fontSize = Number.parseFloat(getComputedStyle(heading.element()).fontSize)
    expect(height).toBeLessThan(2.2 * fontSize)
  })
}
