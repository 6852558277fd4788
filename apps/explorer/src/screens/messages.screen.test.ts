import { untilLookupStops } from '../../test/not-found'
import { expect, installClock, page, routeRequests, spec, test } from '../../test/screen'
import { seenText } from '../../test/seen-text'

// The error messages of section 8 of the specification, verbatim.

test(
  'a block that the endpoint doesn’t have',
  spec("'Block Not Found'"),
  async ({ visit, chain }) => {
    chain()
    installClock()
    visit(`/block/0x${'ab'.repeat(32)}`)
    await untilLookupStops()
    await expect.element(page.getByRole('heading', { name: 'Block Not Found' })).toBeVisible()
    const main = page.getByRole('main')
    await expect.element(main).toContainText('The block doesn’t exist')
    await expect.element(main).toContainText('The endpoint doesn’t have it')
    await expect
      .element(main)
      .toContainText('The endpoint returned a response the explorer couldn’t read')
    await expect.element(page.getByRole('button', { name: 'Try another endpoint' })).toBeVisible()
  },
)

test(
  'a block that fails to load, with the reason',
  spec("'Error Loading Block'"),
  async ({ visit, chain }) => {
    chain({ faults: { calls: { '/block': { malformedRate: 1 } } } })
    visit('/block/1079000')
    await expect.element(page.getByRole('heading', { name: 'Error Loading Block' })).toBeVisible()
    await expect
      .element(page.getByRole('main'))
      .toContainText(/An error occurred while loading block data: \S/)
  },
)

test('a response without a block', spec("'Block Not Available'"), async ({ visit, chain }) => {
  const { url } = chain()
  routeRequests(`${url}/block`, () => Promise.resolve(Response.json({})))
  visit('/block/1079000')
  await expect.element(page.getByRole('heading', { name: 'Block Not Available' })).toBeVisible()
})

for (const [width, before, after] of [
  [400, 8, 6],
  [640, 10, 8],
  [1280, 15, 15],
] as const) {
  test(
    `an unknown hash is shown with ${before} and ${after} characters at ${width} pixels`,
    spec('Hash in errors: 8 + 6, 10 + 8, 15 + 15'),
    async ({ visit, chain }) => {
      chain()
      await page.viewport(width, 900)
      const hash = `0x${'0123456789abcdef'.repeat(4)}`
      installClock()
      visit(`/tx/${hash}`)
      await untilLookupStops()
      const text = page.getByText('was not found in the blockchain').first()
      await expect.element(text).toBeVisible()
      expect(seenText(text.element())).toContain(
        `The hash ${hash.slice(0, before)}${hash.slice(-after)} was not found`,
      )
    },
  )
}

test(
  'an address’s balance that fails to load',
  spec("'Failed to load balance'"),
  async ({ visit, chain }) => {
    const { devnet } = chain({ faults: { calls: { '/account/balance': { malformedRate: 1 } } } })
    visit(`/address/${devnet.chain.busiest}`)
    await expect.element(page.getByText('Failed to load balance')).toBeVisible()
  },
)
