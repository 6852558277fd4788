import { bodiesTo, expect, failConnection, page, routeRequests, test } from '../../../test/screen'

const code = (title: string) => page.getByRole('figure').filter({ hasText: title }).css('code')
const shown = () => code('Raw response').element().textContent ?? ''

/** Returns the body and the URL of the command that is shown. */
function command(): { url: string; body: object } {
  const text = code('Request').element().textContent ?? ''
  const [, url = ''] = /'(http[^']+)'/.exec(text) ?? []
  const [, body = '{}'] = /-d '(.*)'$/s.exec(text) ?? []
  return { url, body: JSON.parse(body) as object }
}

test('a request can be copied as cURL, and the response is what the endpoint sent', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const address = `0x${'12'.repeat(20)}`
  const mined = devnet.pay({ to: address, amount: 1_000_000_000n })
  const index = devnet.mine()[0]?.index ?? 0
  const pending = devnet.pay({ to: `0x${'34'.repeat(20)}`, amount: 1_000_000_000n })
  for (const [path, call, docs] of [
    [`/block/${index}`, '/block', '/docs/blocks#block'],
    [`/tx/${mined}`, '/search/transactions', '/docs/transactions#search'],
    [`/tx/${pending}`, '/mempool/transaction', '/docs/mempool#transaction'],
    ['/txs', '/search/transactions', '/docs/transactions#search'],
    [`/address/${address}`, '/account/balance', '/docs/accounts#balance'],
    ['/mempool', '/mempool', '/docs/mempool#list'],
    ['/richlist', '/stats/richlist', '/docs/custom-methods#rich-list'],
  ] as const) {
    visit(path)
    const row = page.getByRole('region', { name: 'API' }).getByRole('group')
    const bodies = bodiesTo(url + call)
    await row.filter({ hasText: call }).getByText('Raw response').click()
    await expect.element(code('Raw response')).toContainText('{')
    const { body, ...asked } = command()
    expect(asked.url, path).toBe(url + call)
    expect(bodies.at(-1), path).toEqual(body)
    const response = await fetch(asked.url, { method: 'POST', body: JSON.stringify(body) })
    expect(JSON.parse(shown()), path).toEqual(await response.json())
    await expect
      .element(page.getByRole('link', { name: 'Documentation of this call' }))
      .toHaveAttribute('href', docs)
  }
})

test('an error is shown as the endpoint sent it, and without a response there is Retry', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  while (devnet.chain.pending().length > 0) devnet.mine()
  visit('/mempool')
  await page.getByText('Raw response').click()
  // The node of a server deletes the file of an empty mempool.
  await expect.element(code('Raw response')).toContainText('"code": 2')
  const id = devnet.pay({ to: `0x${'12'.repeat(20)}`, amount: 1_000_000_000n })
  visit(`/tx/${id}`)
  const open = page.getByText('Raw response')
  await expect.element(open).toBeVisible()
  devnet.setFaults({ calls: { '/mempool/transaction': { cutRate: 1 } } })
  await open.click()
  await expect.element(page.getByText('Couldn’t load the response')).toBeVisible()
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect.element(code('Raw response')).toContainText(id)
  expect(command().url).toBe(`${url}/mempool/transaction`)
})

test('after a connection that failed once, the response is still that of the call', async ({
  visit,
  chain,
}) => {
  const { url } = chain()
  visit('/txs')
  const open = page.getByText('Raw response')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: /^0x/ }).first())
    .toBeVisible()
  let failed = 0
  routeRequests(`${url}/search/transactions`, (_request, forward) =>
    failed++ === 0 ? failConnection() : forward(),
  )
  await open.click()
  await expect.element(code('Raw response')).toContainText('"total_count"')
  expect(failed).toBe(2)
})
