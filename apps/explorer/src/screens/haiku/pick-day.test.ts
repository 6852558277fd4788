import type { Period } from '@mcm/exports/data-set'
import { expect, test } from 'vitest'
import { pickDay } from './pick-day'

const days = ['2024-05-04', '2025-05-04', '2025-05-05', '2026-01-01'].map(
  (day) => ({ day }) as Period,
)

test.each([
  [null, '2026-01-01'],
  ['2025-05-05', '2025-05-05'],
  ['1990-05-04', '2025-05-04'],
  ['1990-12-24', undefined],
])('%s is %s', (asked, day) => {
  expect(pickDay(days, asked)?.day).toBe(day)
})
