import { expect, test } from './support/test'

test('a browser that can’t start a worker shows why the verification is missing', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const [block] = devnet.mine()
  await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }))
  await page.goto(`/block/${block?.index}`)
  await expect(
    page.getByRole('link', { name: 'Not checked: verification could not run' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
})

test('a button under the pointer stays in place while the block is verified', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/proof.worker*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/block/${devnet.chain.tip.index}`)
  const button = page.getByRole('button', { name: 'Compare endpoints' })
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  const before = await button.boundingBox()
  release()
  await expect(page.getByRole('main')).toContainText(/\d+ checks passed/)
  expect(await button.boundingBox()).toEqual(before)
})
