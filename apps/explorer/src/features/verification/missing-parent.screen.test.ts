import {
  expect,
  failConnection,
  installClock,
  page,
  routeRequests,
  runFor,
  test,
} from '../../../test/screen'

test('reports checks that need a missing parent, and repeats them on request', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ difficulty: 1 })
  const [block] = devnet.mine()
  let down = true
  routeRequests(`${url}/block`, async (request, forward) => {
    const { block_identifier: asked } = (await request.clone().json()) as {
      block_identifier: { index?: number }
    }
    return down && asked.index === (block?.index ?? 0) - 1 ? failConnection() : forward()
  })
  installClock()
  visit(`/block/${block?.index}`)
  const panel = page.getByRole('region', { name: 'Verification' })
  await expect.element(panel).toBeVisible()
  // Retried after 1, 2 and 4 seconds.
  await runFor(8000)
  await expect.element(panel).toContainText('didn’t return a block to compare with')
  const check = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await panel.getByText(/checks? passed/).click()
  await expect.element(check('Block hash: passed')).toBeVisible()
  await expect.element(check('Parent block: not possible')).toBeVisible()
  await expect.element(panel.getByText(': failed')).toHaveLength(0)

  down = false
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.element(check('Parent block: passed')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Check again' })).toHaveLength(0)
})
