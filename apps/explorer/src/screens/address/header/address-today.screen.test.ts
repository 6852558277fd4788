import { createDevnet, type Devnet } from '@mcm/devnet/core'
import { fact, OTHER, pay, rows } from '../../../../test/address'
import {
  expect,
  holdResponses,
  installClock,
  page,
  routeRequests,
  test,
} from '../../../../test/screen'

const MIDNIGHT = Date.UTC(2026, 5, 2)
const OPTIONS = { clock: 'manual', blocks: 300, accounts: 400, difficulty: 0, traffic: 0 } as const
/** More than a page and than the blocks whose times are asked for. */
const TODAY = 16

/** Pays on two days, with slow blocks between them, so that a time estimated from heights is wrong. */
function payOnTwoDays(devnet: Devnet): number {
  for (let payment = 0; payment < 14; payment++) pay(devnet, OTHER, 1_000_000_000n)
  devnet.mine(20, { pseudo: true })
  const [first] = Array.from({ length: TODAY }, () => pay(devnet, OTHER, 1_000_000_000n))
  return (first?.stime ?? 0) * 1000
}

test('today ends at midnight where the times of its rows are estimates', async ({
  visit,
  chain,
}) => {
  const rehearsal = payOnTwoDays(createDevnet({ ...OPTIONS, startTime: MIDNIGHT }))
  const startTime = MIDNIGHT + (MIDNIGHT - rehearsal) + 30_000
  const { devnet, url } = chain({ ...OPTIONS, startTime })
  payOnTwoDays(devnet)
  installClock({ time: devnet.chain.tip.stime * 1000 + 10_000 })
  // The day can't be read at once, so it is added up from the rows of the list.
  routeRequests(`${url}/search/transactions`, async (request, forward) => {
    const { limit } = (await request.clone().json()) as { limit: number }
    return limit === 100 ? new Response('', { status: 502 }) : forward()
  })
  visit(`/address/${OTHER}`)
  await page.getByRole('button', { name: 'Add up all of today' }).click()
  await expect
    .element(fact('Today (UTC)'))
    .toHaveText(`+${TODAY}.00 MCM in0 MCM out${TODAY} transactions`)
})

for (const width of [390, 320]) {
  test(`the sums of today move nothing at ${width} px`, async ({ visit, chain }) => {
    const { devnet, url } = chain()
    await page.viewport(width, 844)
    const release = holdResponses(`${url}/block`)
    visit(`/address/${devnet.chain.busiest}`)
    await expect.element(rows()).toHaveLength(10)
    const list = page.getByRole('heading', { name: 'Latest Transactions' })
    const { top } = list.element().getBoundingClientRect()
    release()
    // Wide enough for a line each.
    await expect
      .element(fact('Today (UTC)'))
      .toContainText(/\+[\d,]+\.\d+ MCM in\s*−[\d,]+\.\d+ MCM out/)
    await expect.element(fact('Last activity').css('time')).toHaveLength(2)
    expect(list.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
  })
}
