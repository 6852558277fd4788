import { expect, test, type Locator } from '@playwright/test'

/** Returns where controls start and end, in pixels from the left. */
async function edgesOf(controls: Locator[]): Promise<{ start: number; end: number }[]> {
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
  return boxes.map((box) => ({ start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0) }))
}

test('the header has the explorer’s links, in its order, and they lead there', async ({ page }) => {
  await page.goto('/docs/blocks')
  const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link')
  await expect(links).toHaveText([
    'Blocks',
    'Transactions',
    'Mempool',
    'Rich List',
    'Statistics',
    'Almanac',
    'Docs',
  ])
  await expect(links.last()).toHaveAttribute('aria-current', 'true')
  await links.first().click()
  await expect(page).toHaveTitle('The explorer')
})

test('the header fits at every width, and is as wide as the explorer’s', async ({ page }) => {
  await page.goto('/docs/blocks')
  for (const width of [320, 390, 768, 769, 900, 960, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page
      .locator('header')
      .first()
      .evaluate((header) => header.scrollWidth - header.clientWidth)
    expect(overflow, `at ${width}`).toBe(0)
  }
  const bar = await page.locator('header > div').first().boundingBox()
  expect(bar?.width).toBe(1120)
})

test('the header’s controls are where the explorer’s are', async ({ page }) => {
  await page.goto('/docs')
  for (const width of [1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const header = page.locator('header').first()
    const [search, links, theme, dot, server] = await edgesOf([
      header.getByRole('button', { name: 'Search the docs' }),
      header.getByRole('link', { name: 'Docs', exact: true }),
      header.getByRole('button', { name: /^Theme/ }),
      header.locator('[data-server-dot]'),
      header.getByRole('button', { name: /^Server/ }),
    ])
    const page1120 = Math.max(0, (width - 1120) / 2)
    // Widths of the explorer's name, and of its watchlist with the gaps and the padding around it: the
    // label of the server takes its place. If there is room, the text of its last control, not its
    // surface, ends with the page.
    const [gap, end] = width < 1240 ? [73, 0] : [65, 6]
    expect(search?.start, `at ${width}`).toBe(page1120 + 24 + 154 + 16)
    expect((theme?.start ?? 0) - (links?.end ?? 0), `at ${width}`).toBeCloseTo(17, 0)
    expect((dot?.start ?? 0) - (theme?.end ?? 0), `at ${width}`).toBe(gap)
    expect(server?.end, `at ${width}`).toBe(width - page1120 - 24 + end)
  }
})

test('on phones and tablets, the header’s controls are where the explorer’s are', async ({
  page,
}) => {
  await page.goto('/docs')
  for (const { width, height, margin, gap, name } of [
    { width: 320, height: 56, margin: 16, gap: 8, name: 22 },
    { width: 390, height: 56, margin: 16, gap: 8, name: 154 },
    { width: 640, height: 56, margin: 16, gap: 12, name: 154 },
    { width: 768, height: 60, margin: 24, gap: 20, name: 154 },
    { width: 1024, height: 60, margin: 24, gap: 20, name: 154 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const header = page.locator('header').first()
    const [brand, search, theme, server, menu] = await edgesOf([
      header.getByRole('link', { name: 'Mochimo Docs' }),
      header.getByRole('button', { name: 'Search the docs' }),
      header.getByRole('button', { name: /^Theme/ }),
      header.getByRole('button', { name: /^Server/ }),
      header.getByRole('button', { name: 'Menu' }),
    ])
    const logo = await header.locator('a svg').first().boundingBox()
    expect((await header.boundingBox())?.height, `at ${width}`).toBe(height + 1)
    expect(logo?.x, `at ${width}`).toBe(margin)
    expect(brand?.end, `at ${width}`).toBe(margin + name)
    // The icon of the last control, not its surface, ends with the page.
    expect(menu?.end, `at ${width}`).toBe(width - margin + 8)
    expect(menu?.start, `at ${width}`).toBe((server?.end ?? 0) + gap)
    // The theme is in the middle of the watchlist's place, which is 40 pixels wide.
    expect(theme?.end, `at ${width}`).toBe((server?.start ?? 0) - 12)
    if (width > 600) expect(search?.start, `at ${width}`).toBe(margin + name + gap)
    // The target of the search is 12 pixels wider than its place.
    else expect(search?.end, `at ${width}`).toBe((theme?.start ?? 0) - 4 - gap + 6)
    const title = await page.locator('h1').boundingBox()
    if (width <= 768) expect(title?.x, `at ${width}`).toBe(margin)
  }
})

test('on tablets, the menu has the links, in the order of the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/docs')
  const links = page.getByRole('navigation', { name: 'Site' })
  await expect(links).toBeHidden()
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(links.getByRole('link')).toHaveCount(7)
  await page.keyboard.press('Tab')
  await expect(links.getByRole('link', { name: 'Blocks' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await links.evaluate((menu) => menu.matches(':popover-open'))).toBe(false)
  await expect(links).toBeVisible()
})

test('the server’s dot shows whether the last request got a response', async ({ page }) => {
  let isDown = true
  await page.route('https://mesh.example/**', (route) =>
    isDown
      ? route.abort()
      : route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.addInitScript(() => localStorage.setItem('api-endpoint', 'https://mesh.example'))
  // A page without samples, which sends no request.
  await page.goto('/docs/not-supported')
  const server = page.getByRole('button', { name: /^Server/ })
  await expect(server).toHaveAttribute('title', 'Not checked')
  await page.goto('/docs/network')
  await expect(server).toHaveAttribute('title', 'Not responding')
  isDown = false
  await page.getByRole('button', { name: 'Try Now' }).first().click()
  await expect(server).toHaveAttribute('title', 'Responding')
  await page.goto('/docs/not-supported')
  await expect(server).toHaveAttribute('title', 'Responding')
})
