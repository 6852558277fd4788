import { describe, expect, test } from 'vitest'
import { verseSvg } from './verse-image'

const fonts = { verse: 'data:font/woff2;base64,AA', mono: 'data:font/woff2;base64,BB' }
const image = (lines: string[]) =>
  verseSvg({ lines, height: 1_078_876, time: Date.UTC(2026, 8, 4, 5) }, fonts)

describe('the image of a verse', () => {
  test('holds the lines with real dashes, the height and the day, and loads nothing', () => {
    const svg = image(['at night--', 'soft snakes', 'returning'])
    for (const text of ['at night—', 'soft snakes', 'returning', '1,078,876', '2026-09-04']) {
      expect(svg).toContain(text)
    }
    expect(svg.match(/url\([^)]*\)/g)).toEqual([`url(${fonts.verse})`, `url(${fonts.mono})`])
    expect(svg).not.toMatch(/(?:href|src)="/)
  })

  test('keeps what a server sends from becoming markup', () => {
    const svg = image(['<script>alert(1)</script>', '&', ''])
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
  })

  test('sets long lines smaller, so that none is cut', () => {
    const size = (svg: string) => Number(/font-size="(\d+)"/.exec(svg)?.[1])
    const short = size(image(['at night', 'soft snakes', 'returning']))
    const long = size(image(['turning under a abandoned grasshopper', 'water', 'sun']))
    expect(long).toBeLessThan(short)
    expect(long * 37 * 0.42).toBeLessThanOrEqual(1200 - 2 * 96)
  })
})
