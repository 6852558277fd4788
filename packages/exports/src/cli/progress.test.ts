import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bar, createProgress } from './progress'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

describe('bar', () => {
  it('shows progress and the time left', () => {
    expect(bar(4_100, 12_500, 'accounts', 42_000)).toBe(
      '███████░░░░░░░░░░░░░░░░░ 32 % · 4,100 of 12,500 accounts · 0:42 left',
    )
    expect(bar(1, 3, 'pages', 3_725_000)).toContain('1:02:05 left')
    expect(bar(0, 3, 'pages')).toBe('░░░░░░░░░░░░░░░░░░░░░░░░ 0 % · 0 of 3 pages')
    expect(bar(3, 3, 'pages', 0)).toBe('████████████████████████ 100 % · 3 of 3 pages')
    expect(bar(0, 0, 'pages')).toContain('100 %')
    expect(bar(5, 3, 'rows')).toContain('100 % · 5 of 3 rows')
  })
})

describe('createProgress', () => {
  it('redraws at intervals, estimates the time left and stays within the terminal’s width', () => {
    const drawn: string[] = []
    const progress = createProgress(
      'rows',
      { isTTY: true, columns: 60, write: (text) => drawn.push(text) },
      false,
    )
    for (let done = 0; done <= 1_000; done += 10) {
      vi.setSystemTime(1_000 + done * 10)
      progress.update(done, 1_000)
    }
    progress.clear()
    progress.clear()
    expect(drawn).toHaveLength(102)
    expect(drawn[50]).toContain('50 % · 500 of 1,000 rows · 0:05 l')
    expect(drawn[50]).toHaveLength('\r\u001b[K'.length + 59)
    expect(drawn.at(-2)).toContain('100 %')
    expect(drawn.at(-1)).toBe('\r\u001b[K')
  })

  it('shows the rate on request', () => {
    const drawn: string[] = []
    const terminal = { isTTY: true, columns: 120, write: (text: string) => drawn.push(text) }
    const progress = createProgress('blocks', terminal, false, true)
    for (const [at, done] of [
      [1_000, 0],
      [5_000, 6],
      [9_000, 9_006],
    ] as const) {
      vi.setSystemTime(at)
      progress.update(done, 18_012)
    }
    expect(drawn[1]).toContain('6 of 18,012 blocks · 1.5/s · ')
    expect(drawn[2]).toContain('9,006 of 18,012 blocks · 1,126/s · 0:08 left')
  })

  it('assumes 80 columns if the terminal’s width is unknown', () => {
    const drawn: string[] = []
    const terminal = { isTTY: true, columns: 0, write: (text: string) => drawn.push(text) }
    createProgress('rows', terminal, false).update(2, 2)
    expect(drawn[0]).toBe('\r\u001b[K████████████████████████ 100 % · 2 of 2 rows')
  })

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('draws nothing without a terminal or with --quiet', (isTTY, quiet) => {
    const drawn: string[] = []
    const progress = createProgress('rows', { isTTY, write: (text) => drawn.push(text) }, quiet)
    progress.update(1, 2)
    progress.clear()
    expect(drawn).toEqual([])
  })
})
