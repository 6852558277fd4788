import { afterEach, beforeEach, vi } from 'vitest'
import {
  catchDownloads,
  choose,
  download,
  menu,
  nextFile,
  openRichList,
  stopCatching,
} from '../../../test/downloads'
import { refuseEveryThird, holdPage, watchPages } from '../../../test/rich-list'
import {
  expect,
  installClock,
  page,
  pause,
  progressBar,
  routeRequests,
  runFor,
  spec,
  test,
} from '../../../test/screen'

beforeEach(catchDownloads)
afterEach(stopCatching)

const offsetOf = async (request: Request) =>
  ((await request.clone().json()) as { offset?: number }).offset ?? 0

test(
  'shows progress, disables the button, and can be canceled',
  spec('Rich list: downloading, button disabled'),
  async ({ visit, chain }) => {
    const { url } = chain({ accounts: 1000 })
    await openRichList(visit)
    const release = holdPage(url, 300)
    let hasFile = false
    void nextFile().then(() => (hasFile = true))
    await choose('CSV')
    await expect.element(progressBar(/Downloading accounts/)).toBeVisible()
    await expect.element(page.getByText(/^\d00 of 1,000 accounts$/)).toBeVisible()
    await expect.element(menu()).toBeDisabled()
    const offsets = watchPages()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('progressbar')).toHaveLength(0)
    await expect.element(menu()).toBeEnabled()
    const { length } = offsets
    release()
    await pause(500)
    expect(offsets.length).toBeLessThanOrEqual(length + 1)
    expect(hasFile).toBe(false)
  },
)

test(
  'requests only the failed page again',
  spec("'Failed to download accounts…'"),
  async ({ visit, chain }) => {
    const { url } = chain({ accounts: 500 })
    await openRichList(visit)
    const offsets = watchPages()
    const mend = routeRequests(`${url}/stats/richlist`, async (request, forward) => {
      const response = await forward()
      return (await offsetOf(request)) === 200 ? new Response('{"accounts":[') : response
    })
    const started = nextFile()
    await choose('DAT')
    const alert = page.getByRole('alert')
    await expect.element(alert).toContainText('Failed to download accounts. Please try again.')
    await expect.element(alert).toContainText('200 downloaded. A retry resumes here.')
    await expect.element(menu()).toBeDisabled()
    mend()
    await page.getByRole('button', { name: 'Try Again' }).click()
    expect((await started).bytes.length).toBe(500 * 28)
    await expect.poll(() => offsets).toEqual([0, 100, 200, 200, 300, 400])
    await expect.element(alert).toHaveLength(0)
  },
)

test('restarts if nothing of it is left', async ({ visit, chain }) => {
  const { devnet } = chain({ accounts: 240 })
  await openRichList(visit)
  const full = vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('The disk is full')
  })
  await choose('CSV')
  await expect
    .element(page.getByRole('alert'))
    .toContainText('Failed to download accounts. Please try again.')
  await expect.element(menu()).toBeEnabled()
  full.mockRestore()
  const started = nextFile()
  await page.getByRole('button', { name: 'Try Again' }).click()
  expect((await started).text.split('\r\n')).toHaveLength(devnet.chain.accounts + 2)
})

test('stays within the rate limit after a 429, and loses nothing', async ({ visit, chain }) => {
  const { url } = chain({ accounts: 800 })
  const refused = refuseEveryThird(url)
  installClock()
  await openRichList(visit)
  const offsets = watchPages()
  const file = nextFile()
  await choose('DAT')
  await runFor(60_000)
  expect((await file).bytes.length).toBe(800 * 28)
  await expect.poll(() => offsets).toEqual([0, 100, 200, 300, 400, 500, 600, 700])
  expect(refused()).toBeGreaterThan(0)
  expect(refused()).toBeLessThan(8)
})

test('reports when the list switches to another block, as does the file', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ accounts: 500 })
  await openRichList(visit)
  const before = devnet.chain.tip.index
  routeRequests(`${url}/stats/richlist`, async (request, forward) => {
    if ((await offsetOf(request)) === 300 && devnet.chain.tip.index === before) {
      devnet.mine()
      devnet.loadRichList()
    }
    return forward()
  })
  const { text } = await download('JSON')
  const after = devnet.chain.tip.index
  await expect
    .element(page.getByText(/The ledger changed during the download/))
    .toContainText(`from rank 301 on, the list is from block ${after.toLocaleString('en-US')}`)
  const { metadata } = JSON.parse(text) as { metadata: Record<string, unknown> }
  expect(metadata['block_number']).toBe(before)
  expect(metadata['block_changes']).toMatchObject([{ from_rank: 301, block_number: after }])
})

test('ends when the visitor leaves the page it was started on', async ({ visit, chain }) => {
  const { url } = chain({ accounts: 1000 })
  await openRichList(visit)
  const release = holdPage(url, 300)
  await choose('CSV')
  await expect.element(page.getByText(/^\d00 of 1,000 accounts$/)).toBeVisible()
  await page.getByRole('link', { name: 'Mempool' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveText('Mempool')
  const offsets = watchPages()
  release()
  await pause(500)
  expect(offsets.length).toBeLessThanOrEqual(1)
})
