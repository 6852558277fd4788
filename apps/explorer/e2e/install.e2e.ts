import { expect, test } from './support/test'

test('the explorer can be installed, with an icon that any shape can be cut from', async ({
  page,
  chain,
  request,
}) => {
  await chain()
  await page.goto('/richlist')
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.json')
  // What Chrome requires: https://web.dev/articles/install-criteria
  const manifest = JSON.parse(data ?? '') as {
    name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
    screenshots: { src: string; sizes: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ name: expect.stringMatching(/./), display: 'minimal-ui' })
  expect(manifest).not.toHaveProperty('prefer_related_applications')
  const sizes = manifest.icons.map(({ sizes }) => sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect((await request.get(manifest.start_url)).status()).toBe(200)
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
