import { expectAccessible } from '../../../../test/accessible'
import { scrollToEnd } from '../../../../test/rich-list'
import { expect, page, routeRequests, test } from '../../../../test/screen'

const main = () => page.getByRole('main')

/** Scrolls until all accounts are loaded. */
async function loadAll(): Promise<void> {
  await expect
    .poll(() => {
      scrollToEnd()
      return page.getByText('End of rich list').query()
    })
    .toBeVisible()
}

test('the loaded balances are compared with the circulating supply', async ({ visit, chain }) => {
  const { devnet, url } = chain({ accounts: 240 })
  const total = [...devnet.chain.richest()].length
  visit('/richlist')
  await expect
    .element(main().getByText('the 100 balances loaded so far don’t exceed the supply'))
    .toBeVisible()
  await loadAll()
  await expect
    .element(main().getByText(`the balances of all ${total} accounts equal the circulating supply`))
    .toBeVisible()
  await expect.element(main().getByRole('alert')).toHaveLength(0)

  // The richest account lacks one nanoMCM: only the full list shows it.
  let taken = 1n
  const stop = routeRequests(`${url}/stats/richlist`, async (request, forward) => {
    const list = (await (await forward()).json()) as { accounts: { balance: { value: string } }[] }
    const { offset = 0 } = (await request.json()) as { offset?: number }
    const [first] = offset === 0 ? list.accounts : []
    if (first) first.balance.value = String(BigInt(first.balance.value) - taken)
    return Response.json(list)
  })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(main().getByText('the 100 balances loaded so far')).toBeVisible()
  await loadAll()
  const alarm = main().getByRole('alert')
  await expect.element(alarm).toContainText('This rich list failed verification')
  await expect.element(alarm).toContainText(`Sum of ${total} accounts`)
  await expect.element(alarm).toContainText(url)
  await expectAccessible()

  // Far too much: the first page is enough.
  taken = -(10n ** 18n)
  await alarm.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(alarm).toContainText('Sum of 100 accounts')
  stop()
  await alarm.getByRole('button', { name: 'Try Again' }).click()
  // The checks were made on a phone, where the seal is folded.
  await page.viewport(1280, 720)
  await expect
    .element(main().getByText('the 100 balances loaded so far don’t exceed the supply'))
    .toBeVisible()
  await expect.element(alarm).toHaveLength(0)
})
