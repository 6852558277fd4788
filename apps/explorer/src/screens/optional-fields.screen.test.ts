import { fact, main, OTHER, pay, rows } from '../../test/address'
import { expect, page, routeRequests, test } from '../../test/screen'

/** The fields that are optional in Rosetta. */
const LEFT_OUT = { block: 'block_identifier', status: 'status', stage: 'stage' } as const

interface Answers {
  transactions: Record<string, unknown>[]
}

/** Removes a field from an endpoint's responses wherever `where` finds it. */
function leaveOut(url: string, field: keyof typeof LEFT_OUT, where?: (body: Answers) => unknown) {
  routeRequests(url, async (_, forward) => {
    const body = (await (await forward()).json()) as Answers
    const seen = new Set<unknown>()
    const strip = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return
      seen.add(value)
      if (!Array.isArray(value)) Reflect.deleteProperty(value, LEFT_OUT[field])
      for (const part of Object.values(value)) strip(part)
    }
    strip(where ? where(body) : body)
    return Response.json(body)
  })
}

test('a search row without its block is shown as unknown and not counted', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  pay(devnet, OTHER, 1_000_000_000n)
  const homeless = pay(devnet, OTHER, 2_000_000_000n)
  // The newest two blocks are read themselves.
  devnet.mine(2)
  leaveOut(`${url}/search/transactions`, 'block', (body) => body.transactions[0])

  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(2)
  await expect.element(rows().first()).toContainText('Unknown')
  await expect.element(rows().first()).toContainText('unknown block')
  await expect.element(rows().last()).toContainText('Success')
  await expect
    .element(fact('Last activity').getByRole('link'))
    .toHaveText((homeless.index - 1).toLocaleString('en'))

  visit(`/tx/${homeless.transactions[0]?.id}`)
  await expect.element(fact('Status')).toContainText('Unknown')
  await expect.element(fact('Status')).toContainText('didn’t report the block that contains')
  await expect.element(fact('Block')).toContainText('Unknown')
  await expect.element(main()).not.toContainText('Success')
  await expect.element(main()).not.toContainText('Confirmed')
  await expect.element(main()).not.toContainText('Waiting for a miner')
})

test('a search row without its block is completed from the newest blocks', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  pay(devnet, OTHER, 1_000_000_000n)
  const { index } = pay(devnet, OTHER, 2_000_000_000n)
  leaveOut(`${url}/search/transactions`, 'block', (body) => body.transactions[0])
  visit(`/address/${OTHER}`)
  await expect
    .element(fact('Last activity').getByRole('link'))
    .toHaveText(index.toLocaleString('en'))
  await expect.element(rows()).toHaveLength(2)
  await expect.element(rows().first()).toContainText('Success')
  await expect.element(main()).toContainText('2 transactions')
})

test('operations without a status are shown as unknown on every screen, pending ones as pending', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  const { index, transactions } = pay(devnet, OTHER, 1_000_000_000n)
  const waiting = devnet.pay({ to: OTHER, amount: 3_000_000_000n })
  leaveOut(url, 'status')

  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  await expect.element(rows().first()).toContainText('Unknown')
  visit(`/block/${index}`)
  await expect.element(page.getByRole('heading', { name: '1 Regular Transaction' })).toBeVisible()
  await expect.element(main()).toContainText('1.000000000')
  visit(`/tx/${transactions[0]?.id}`)
  await expect.element(fact('Status')).toContainText('Unknown')
  await expect.element(fact('Status')).toContainText('didn’t report this transaction’s status')
  visit(`/tx/${waiting}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  await expect.element(main()).toContainText('Waiting for a miner')
  visit('/mempool')
  await expect
    .element(page.getByRole('heading', { name: 'Pending Transactions (1)' }))
    .toBeVisible()
})

test('a status without a stage is in sync or syncing according to its flag', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  leaveOut(`${url}/network/status`, 'stage')
  visit('/')
  await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  devnet.setFaults({ sync: 'synchronizing' })
  visit('/')
  await expect.element(page.getByRole('button', { name: /Connected \(Syncing\)/ })).toBeVisible()
  await expect.element(page.getByText('Endpoint Sync Issue')).toBeVisible()
})
