import { describe, expect, test } from 'vitest'
import { heightsPage, PAGE_SIZE } from './heights'

describe('the heights of a page', () => {
  test('start at the tip and go down one by one', () => {
    const { heights, newer, older } = heightsPage(1000, 1000, 'all')
    expect(heights[0]).toBe(1000)
    expect(heights).toHaveLength(PAGE_SIZE)
    expect(heights.at(-1)).toBe(1000 - PAGE_SIZE + 1)
    expect(newer).toBeUndefined()
    expect(older).toBe(1000 - PAGE_SIZE)
  })

  test('never go above the tip or below block 1', () => {
    expect(heightsPage(5, 999, 'all').heights).toEqual([5, 4, 3, 2, 1])
    expect(heightsPage(5, 999, 'all').older).toBeUndefined()
  })

  test('of neogenesis blocks are the multiples of 256', () => {
    const page = heightsPage(1100, 1100, 'neogenesis')
    expect(page.heights).toEqual([1024, 768, 512, 256])
    expect(page.newer).toBeUndefined()
  })

  test('a newer page ends at the tip', () => {
    expect(heightsPage(1000, 995, 'all').newer).toBe(1000)
    expect(heightsPage(1000, 900, 'all').newer).toBe(900 + PAGE_SIZE)
  })

  test('pages meet without a gap', () => {
    const first = heightsPage(1000, 1000, 'all')
    const second = heightsPage(1000, first.older ?? 0, 'all')
    expect(second.heights[0]).toBe((first.heights.at(-1) ?? 0) - 1)
    expect(second.newer).toBe(1000)
  })
})
