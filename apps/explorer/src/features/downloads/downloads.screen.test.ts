import { afterEach, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible'
import {
  choose,
  catchDownloads,
  item,
  menu,
  openRichList,
  stopCatching,
} from '../../../test/downloads'
import { watchPages } from '../../../test/rich-list'
import { expect, installClock, page, runFor, test, userEvent } from '../../../test/screen'

afterEach(stopCatching)

/** Replaces the save dialog and the file it opens. */
function offerDisk(answer: 'file' | 'cancel') {
  const disk = { name: '', chunks: [] as number[], closed: false }
  vi.stubGlobal('showSaveFilePicker', ({ suggestedName }: { suggestedName: string }) => {
    disk.name = suggestedName
    if (answer === 'cancel') throw new DOMException('Closed', 'AbortError')
    return {
      getFile: () => Promise.resolve(new File([], suggestedName)),
      createWritable: () =>
        Promise.resolve(
          new WritableStream<Uint8Array>({
            write: (chunk) => void disk.chunks.push(chunk.length),
            close: () => void (disk.closed = true),
          }),
        ),
    }
  })
  return disk
}

test('the first press by keyboard opens the menu too', async ({ visit, chain }) => {
  const { devnet } = chain()
  visit(`/block/${devnet.chain.tip.index}`)
  await expect.element(menu()).toBeVisible()
  ;(menu().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('CSV')).toHaveFocus()
})

test('writes the file to disk as it arrives, if the browser supports that', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ accounts: 1000 })
  const disk = offerDisk('file')
  await openRichList(visit)
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 300 } } })
  await choose('DAT')
  await expect.poll(() => disk.closed).toBe(true)
  expect(disk.name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.dat`)
  expect(disk.chunks.length).toBeGreaterThan(1)
  expect(disk.chunks.reduce((sum, length) => sum + length, 0)).toBe(1000 * 28)
})

test('closing the dialog is not an error, and makes no requests', async ({ visit, chain }) => {
  chain({ accounts: 1000 })
  const disk = offerDisk('cancel')
  await openRichList(visit)
  const offsets = watchPages()
  await choose('CSV')
  await expect.poll(() => disk.name).toContain('.csv')
  await expect.element(menu()).toBeEnabled()
  await expect.element(page.getByRole('alert')).toHaveLength(0)
  expect(offsets).toEqual([])
})

test('is accessible with its menu open, after an error, and when done', async ({
  visit,
  chain,
}) => {
  catchDownloads()
  const { devnet } = chain({ accounts: 800 })
  await openRichList(visit)
  await menu().click()
  await expect.element(item('DAT')).toBeVisible()
  // An open menu is outside the landmarks, so that nothing clips it, and has focus.
  await expectAccessible(['region'])
  devnet.setFaults({ calls: { '/stats/richlist': { malformedRate: 1 } } })
  installClock()
  await item('JSON').click()
  // Retried after 1, 2 and 4 seconds.
  await runFor(8000)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('Downloaded 800 accounts.')).toBeVisible()
  await expectAccessible()
})
