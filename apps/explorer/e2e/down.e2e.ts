import { expect, spec, test } from './support/test'

const HASH = `0x${'ab'.repeat(32)}`
const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'

for (const [screen, path] of [
  ['home', '/'],
  ['block', '/block/1079000'],
  ['transaction', `/tx/${HASH}`],
  ['address', `/address/${ADDRESS}`],
] as const) {
  test(
    `${screen} says that the endpoint is down, asks again, and finds another`,
    spec('Silent: failed health check'),
    async ({ page, chain }) => {
      const first = await chain()
      const second = await chain({ seed: 'second' })
      await first.close()
      await page.goto(path)

      const failure = page.getByRole('main').getByText('Couldn’t reach the endpoint')
      await expect(failure.first()).toBeVisible()
      await expect(page.getByRole('main')).toContainText(first.url)
      await expect(
        page.getByRole('button', { name: /^API endpoint .*: Disconnected/ }),
      ).toBeVisible()

      await page.getByRole('button', { name: 'Try again' }).last().click()
      await expect(failure.first()).toBeVisible()

      await page.getByRole('button', { name: 'Try another endpoint' }).first().click()
      await expect(failure).toHaveCount(0)
      const host = second.url.replace('http://', '')
      await expect(page.getByRole('button', { name: `API endpoint ${host}` })).toBeVisible()
    },
  )
}

test('a page that does not exist says so', async ({ page, chain }) => {
  await chain()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.getByRole('link', { name: 'Go to the newest blocks' }).click()
  await expect(page).toHaveURL('/')
})
