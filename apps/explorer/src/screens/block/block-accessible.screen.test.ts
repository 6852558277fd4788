import { expectAccessible } from '../../../test/accessible'
import { expect, hang, page, routeRequests, test } from '../../../test/screen'

const height = () => page.getByRole('heading', { level: 1 })

test('is accessible while loading and after a failure', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  const { index } = devnet.chain.tip
  const release = routeRequests(`${url}/block`, hang)
  visit(`/block/${index}`)
  await expect.element(page.css('main [aria-busy=true]').first()).toBeVisible()
  await expectAccessible()
  release()

  devnet.setFaults({ calls: { '/block': { errorRate: 1, errorCode: 1 } } })
  visit(`/block/${index - 3}`)
  await expect.element(page.getByRole('heading', { name: 'Error Loading Block' })).toBeVisible()
  await expectAccessible()
})

test('is accessible for every kind of block, and if there is none', async ({ visit, chain }) => {
  const { devnet } = chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index } = devnet.chain.tip
  const neogenesis = Math.floor(index / 256) * 256
  for (const path of [
    `/block/${index}`,
    `/block/${neogenesis}`,
    '/block/nonsense',
    '/block/9999999',
  ]) {
    visit(path)
    await expect.element(height()).toBeVisible()
    await expect.element(page.css('main [aria-busy=true]')).toHaveLength(0)
    await expectAccessible()
  }
  const [pseudo] = devnet.mine(1, { pseudo: true })
  visit(`/block/${pseudo?.index}`)
  await expect.element(page.getByRole('heading', { name: '0 Regular Transactions' })).toBeVisible()
  await expectAccessible()
})
