import { expect, page, test } from '../../../../test/screen'

for (const width of [1280, 1024, 768, 390]) {
  test(`the field for a label covers nothing at ${width} px`, async ({ visit, chain }) => {
    const { devnet } = chain()
    await page.viewport(width, 800)
    visit(`/address/${devnet.chain.busiest}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Watch:/ })
      .click()
    const field = page.getByRole('main').getByRole('textbox', { name: /^Label of/ })
    await expect.element(field).toBeVisible()
    await expect.element(page.getByRole('main')).toContainText(/at block/)
    const skip = page.getByRole('button', { name: 'Skip' }).element().getBoundingClientRect()
    expect(skip.right).toBeLessThanOrEqual(width)
    const box = field.element().getBoundingClientRect()
    const others = page.getByRole('main').css('h1, h1 ~ *, [role=group] > *').elements()
    expect(others.length).toBeGreaterThan(1)
    for (const other of others) {
      if (other.contains(field.element())) continue
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const apart =
        right <= box.left || left >= skip.right || bottom <= box.top || top >= box.bottom
      expect(apart, other.outerHTML).toBe(true)
    }
  })
}
