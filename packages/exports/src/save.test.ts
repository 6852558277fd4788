import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startLibrarySite } from '../test/library-site'

let site: Awaited<ReturnType<typeof startLibrarySite>> | undefined
let page: Page

beforeAll(async () => {
  site = await startLibrarySite()
}, 60_000)

afterAll(() => site?.close())

beforeEach(async () => {
  if (!site) throw new Error('Chromium has not started')
  page = await site.open()
})

afterEach(() => page.close())

/**
 * Replaces the save dialog, which a test can't operate, with a file in the page's private file
 * system.
 */
function answerDialog(name: string, before = ''): Promise<void> {
  return page.evaluate(
    async ([name, before]) => {
      const root = await navigator.storage.getDirectory()
      const file = await root.getFileHandle(name, { create: true })
      if (before) {
        const writable = await file.createWritable()
        await writable.write(before)
        await writable.close()
      }
      window.picked = []
      window.showSaveFilePicker = async (options: unknown) => {
        window.picked.push(JSON.stringify(options))
        return file
      }
    },
    [name, before] as const,
  )
}

/** Returns the file's contents, or `null` if the file doesn't exist. */
function fileContent(name: string): Promise<string | null> {
  return page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory()
    try {
      const file = await (await root.getFileHandle(name)).getFile()
      return await file.text()
    } catch {
      return null
    }
  }, name)
}

describe('saveStream to the disk', () => {
  it('opens the dialog and writes the stream', async () => {
    await answerDialog('block.csv')
    const result = await page.evaluate(() => {
      const { csvStream, text, saveStream } = window.library
      const rows = Array.from({ length: 20_000 }, (_, at) => `row ${at} ü`)
      return saveStream(csvStream(rows, [text<string>('row', (row) => row)]), 'Mochimo Block 1.csv')
    })
    expect(result).toBe('saved')
    const content = await fileContent('block.csv')
    expect(content?.split('\r\n')).toHaveLength(20_002)
    expect(content?.endsWith('row 19999 ü\r\n')).toBe(true)
    expect(JSON.parse((await page.evaluate(() => window.picked))[0] ?? '')).toEqual({
      suggestedName: 'Mochimo Block 1.csv',
      types: [{ accept: { 'text/csv': ['.csv'] } }],
    })
  })

  it('reads nothing if the visitor closes the dialog', async () => {
    const outcome = await page.evaluate(async () => {
      window.showSaveFilePicker = () => Promise.reject(new DOMException('Closed', 'AbortError'))
      const { jsonStream, saveStream } = window.library
      function* source() {
        window.log.push('read')
        yield 1
      }
      const result = await saveStream(jsonStream(source(), { list: 'numbers' }), 'numbers.json')
      return [result, ...window.log]
    })
    expect(outcome).toEqual(['canceled'])
  })

  it.each([
    ['removes the new file', '', null],
    ['leaves an existing file unchanged', 'precious', 'precious'],
  ])('%s if the download is stopped', async (_, before, after) => {
    await answerDialog('ledger.csv', before)
    const outcome = await page.evaluate(async () => {
      const { csvStream, number, saveStream } = window.library
      const controller = new AbortController()
      async function* endless() {
        try {
          for (let at = 0; ; at++) {
            if (at === 50_000) setTimeout(() => controller.abort(new Error('enough')), 10)
            if (at % 10_000 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
            yield at
          }
        } finally {
          window.log.push('source closed')
        }
      }
      const stream = csvStream(endless(), [number<number>('row', (row) => row)], {
        signal: controller.signal,
      })
      const error: unknown = await saveStream(stream, 'ledger.csv').catch((error: unknown) => error)
      return String(error)
    })
    expect(outcome).toBe('Error: enough')
    await expect.poll(() => page.evaluate(() => window.log)).toEqual(['source closed'])
    expect(await fileContent('ledger.csv')).toBe(after)
  })

  it('rejects with the source’s error and leaves no partial file', async () => {
    await answerDialog('ledger.dat')
    const outcome = await page.evaluate(async () => {
      const { ledgerDat, saveStream } = window.library
      const accounts = [{ address: `0x${'0'.repeat(40)}`, balance: -1n }]
      const error: unknown = await saveStream(ledgerDat(accounts).stream, 'ledger.dat').catch(
        (error: unknown) => error,
      )
      return String(error)
    })
    expect(outcome).toContain('RangeError: The balance of 0x')
    expect(await fileContent('ledger.dat')).toBeNull()
  })

  it('removes the new file even if the browser unlocks it late', async () => {
    await answerDialog('ledger.csv')
    const outcome = await page.evaluate(async () => {
      const { csvStream, number, saveStream } = window.library
      const root = await navigator.storage.getDirectory()
      const lock = await (await root.getFileHandle('ledger.csv')).createWritable()
      setTimeout(() => void lock.abort(), 300)
      function* source() {
        yield 1
        throw new Error('broken')
      }
      const stream = csvStream(source(), [number<number>('row', (row) => row)])
      return String(await saveStream(stream, 'ledger.csv').catch((error: unknown) => error))
    })
    expect(outcome).toBe('Error: broken')
    expect(await fileContent('ledger.csv')).toBeNull()
  })

  it('does not read the source without a destination', async () => {
    const outcome = await page.evaluate(async () => {
      const { jsonStream, saveStream } = window.library
      function* source() {
        window.log.push('read')
        yield 1
      }
      window.showSaveFilePicker = async () => ({
        getFile: async () => new File([], 'full'),
        createWritable: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
      })
      const error: unknown = await saveStream(
        jsonStream(source(), { list: 'numbers' }),
        'numbers.json',
      ).catch((error: unknown) => error)
      return [String(error), ...window.log]
    })
    expect(outcome).toEqual(['NotAllowedError: No'])
  })
})

describe('saveStream as a download', () => {
  it.each([
    ['on request', 'download' as const, true],
    ['where the browser has no dialog', 'disk' as const, false],
  ])('%s', async (_, method, hasDialog) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate(
        ([method, hasDialog]) => {
          if (!hasDialog) delete window.showSaveFilePicker
          const { ledgerDat, saveStream } = window.library
          const accounts = Array.from({ length: 12_500 }, (_, at) => ({
            address: `0x${at.toString(16).padStart(40, '0')}`,
            balance: 2n ** 64n - 1n - BigInt(at),
          }))
          return saveStream(ledgerDat(accounts).stream, 'Mochimo Ledger - block 1.dat', { method })
        },
        [method, hasDialog] as const,
      ),
    ])
    expect(download.suggestedFilename()).toBe('Mochimo Ledger - block 1.dat')
    const bytes = await readFile(await download.path())
    expect(bytes).toHaveLength(12_500 * 28)
    expect(bytes.readBigUInt64LE(12_499 * 28 + 20)).toBe(2n ** 64n - 1n - 12_499n)
  })

  it('downloads if the page may not open the dialog', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate(() => {
        window.showSaveFilePicker = () =>
          Promise.reject(new DOMException('Needs a click', 'SecurityError'))
        const { jsonStream, saveStream } = window.library
        return saveStream(jsonStream([1], { list: 'numbers' }), 'numbers.json')
      }),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe('{\n  "numbers": [\n    1\n  ]\n}\n')
  })

  it('keeps the page responsive while a large file is written', async () => {
    const beats = await page.evaluate(async () => {
      delete window.showSaveFilePicker
      const { ledgerDat, saveStream } = window.library
      let beats = 0
      const timer = setInterval(() => beats++, 10)
      function* accounts() {
        for (let at = 0; at < 100_000; at++) {
          // Simulates a slow computer with 100 chunks that take a few milliseconds each.
          const until = performance.now() + (at % 1_000 === 0 ? 3 : 0)
          while (performance.now() < until);
          yield { address: `0x${at.toString(16).padStart(40, '0')}`, balance: BigInt(at) }
        }
      }
      await saveStream(ledgerDat(accounts()).stream, 'large.dat')
      clearInterval(timer)
      return beats
    })
    expect(beats).toBeGreaterThan(2)
  })
})
