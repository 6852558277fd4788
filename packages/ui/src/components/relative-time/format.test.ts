import { describe, expect, it } from 'vitest'
import { formatAge, formatAgo, formatDateTime, formatDuration } from './format'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const time = Date.UTC(2026, 8, 4, 5, 36, 38)

describe('formatDateTime', () => {
  it('writes the time of the chain', () => {
    expect(formatDateTime(time)).toBe('4 September 2026, 05:36:38 UTC')
  })
  it("writes the visitor's time with its zone", () => {
    const local = formatDateTime(time, 'local')
    expect(local).toMatch(/^[345] September 2026, \d\d:\d\d:38 \S+$/)
    const minutes = String(new Date(time).getMinutes()).padStart(2, '0')
    expect(local).toContain(`:${minutes}:38 `)
  })
})

describe('formatAge', () => {
  it.each([
    [0, 'now'],
    [-5 * MINUTE, 'now'],
    [14 * SECOND, '14 s'],
    [59_999, '59 s'],
    [MINUTE, '1 min'],
    [59 * MINUTE + 59_999, '59 min'],
    [HOUR, '1 h'],
    [23 * HOUR, '23 h'],
    [DAY, '1 d'],
    [29 * DAY, '29 d'],
    [30 * DAY, '4 Sept 2026'],
  ])('after %d ms', (span, text) => {
    expect(formatAge(time, time + span)).toBe(text)
  })
})

describe('formatAgo', () => {
  it.each([
    [0, 'now'],
    [2 * MINUTE, '2 min ago'],
    [400 * DAY, 'on 4 Sept 2026'],
  ])('after %d ms', (span, text) => {
    expect(formatAgo(time, time + span)).toBe(text)
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [58 * SECOND, '58 s'],
    [118 * SECOND, '1 m 58 s'],
    [2 * MINUTE, '2 m'],
    [3 * HOUR + 20 * MINUTE + 5 * SECOND, '3 h 20 m'],
    [2 * DAY, '2 d'],
    [2 * DAY + 30 * MINUTE, '2 d'],
    [-1, '0 s'],
  ])('%d ms', (span, text) => {
    expect(formatDuration(span)).toBe(text)
  })
})
