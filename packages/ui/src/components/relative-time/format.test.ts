import { describe, expect, it } from 'vitest'
import { formatAge, formatAgo, formatDateTime, formatDuration } from './format'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const time = Date.UTC(2026, 8, 4, 5, 36, 38)

const day = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeZone: 'UTC',
  numberingSystem: 'latn',
}).format(time)

describe('formatDateTime', () => {
  it.each([
    ['en-US', 'Sep 4, 2026, 5:36:38 AM UTC'],
    ['en-GB', '4 Sept 2026, 05:36:38 UTC'],
    ['de-DE', '04.09.2026, 05:36:38 UTC'],
    ['ja-JP', '2026/09/04 5:36:38 UTC'],
    ['ar-EG', '04\u200f/09\u200f/2026، 5:36:38 ص UTC'],
  ])("formats the chain's time like %s, in the typeface's digits", (locale, text) => {
    expect(formatDateTime(time, 'UTC', locale)).toBe(text)
  })
  it("follows the visitor's locale", () => {
    const visitors = new Intl.DateTimeFormat().resolvedOptions().locale
    expect(formatDateTime(time)).toBe(formatDateTime(time, 'UTC', visitors))
  })
  it("formats the visitor's time with its zone", () => {
    const local = formatDateTime(time, 'local', 'en-GB')
    expect(local).toMatch(/^[345] Sept 2026, \d\d:\d\d:38 \S+$/)
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
    [30 * DAY, day],
  ])('after %d ms', (span, text) => {
    expect(formatAge(time, time + span)).toBe(text)
  })
})

describe('formatAgo', () => {
  it.each([
    [0, 'now'],
    [2 * MINUTE, '2 min ago'],
    [400 * DAY, `on \u2068${day}\u2069`],
  ])('after %d ms', (span, text) => {
    expect(formatAgo(time, time + span)).toBe(text)
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [58 * SECOND, '58 s'],
    [118 * SECOND, '1 min 58 s'],
    [2 * MINUTE, '2 min'],
    [3 * HOUR + 20 * MINUTE + 5 * SECOND, '3 h 20 min'],
    [2 * DAY, '2 d'],
    [2 * DAY + 30 * MINUTE, '2 d'],
    [-1, '0 s'],
  ])('%d ms', (span, text) => {
    expect(formatDuration(span)).toBe(text)
  })
})
