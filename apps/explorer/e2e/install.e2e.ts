import { expect, test } from './support/test'

test('the explorer can be installed, with an icon that any shape can be cut from', async ({
  page,
  chain,
  request,
}) => {
  await chain()
  await page.goto('/richlist')
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Playwright's contexts are incognito ones, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  const manifest = (await (await request.get('/manifest.json')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[]
    screenshots: { src: string; sizes: string }[]
    shortcuts: { url: string }[]
  }
  for (const { purpose } of manifest.icons) expect(purpose).toContain('maskable')
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const image = await request.get(src)
    expect(image.ok()).toBe(true)
    if (!src.endsWith('.png')) continue
    const file = await image.body()
    // The header chunk of a PNG.
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
})
