import { untilItStops } from './support/not-found'
import { seenText } from './support/seen-text'
import { expect, spec, test } from './support/test'

/** Specification, section 8: what is said when something fails, in its words. */
const heading = { level: 1 } as const

test(
  'a block that the endpoint does not have',
  spec("'Block Not Found'"),
  async ({ page, chain }) => {
    await chain()
    await page.clock.install()
    await page.goto(`/block/0x${'ab'.repeat(32)}`)
    await untilItStops(page)
    await expect(page.getByRole('heading', heading)).toHaveText('Block Not Found')
    const main = page.getByRole('main')
    await expect(main).toContainText('The block does not exist')
    await expect(main).toContainText('The endpoint does not have it')
    await expect(main).toContainText('The endpoint answered in a form the explorer could not read')
    await expect(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
  },
)

test(
  'a block that fails to load, with the reason',
  spec("'Error Loading Block'"),
  async ({ page, chain }) => {
    await chain({ faults: { calls: { '/block': { malformedRate: 1 } } } })
    await page.goto('/block/1079000')
    await expect(page.getByRole('heading', heading)).toHaveText('Error Loading Block')
    await expect(page.getByRole('main')).toContainText(
      /An error occurred while loading block data: \S/,
    )
  },
)

test('an answer without a block', spec("'Block Not Available'"), async ({ page, chain }) => {
  const { url } = await chain()
  await page.route(`${url}/block`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await page.goto('/block/1079000')
  await expect(page.getByRole('heading', heading)).toHaveText('Block Not Available')
})

for (const [width, before, after] of [
  [400, 8, 6],
  [640, 10, 8],
  [1280, 15, 15],
] as const) {
  test(
    `an unknown hash is shown with ${before} and ${after} letters at ${width} pixels`,
    spec('Hash in errors: 8 + 6, 10 + 8, 15 + 15'),
    async ({ page, chain }) => {
      await chain()
      await page.setViewportSize({ width, height: 900 })
      const hash = `0x${'0123456789abcdef'.repeat(4)}`
      await page.clock.install()
      await page.goto(`/tx/${hash}`)
      await untilItStops(page)
      const text = page.getByText('was not found in the blockchain').first()
      await expect(text).toBeVisible()
      expect(await seenText(text)).toContain(
        `The hash ${hash.slice(0, before)}${hash.slice(-after)} was not found`,
      )
    },
  )
}

test(
  'an address’s balance that does not come',
  spec("'Failed to load balance'"),
  async ({ page, chain }) => {
    const { devnet } = await chain({
      faults: { calls: { '/account/balance': { malformedRate: 1 } } },
    })
    await page.goto(`/address/${devnet.chain.busiest}`)
    await expect(page.getByText('Failed to load balance')).toBeVisible()
  },
)
