import { expect, test } from 'vitest'
import { fullRows } from './full-rows'

test.each([
  // At the end of the list, the last row may have gaps.
  [17, 1, false, 17],
  [18, 0, true, 18],
  [18, 1, true, 13],
  [20, 1, true, 19],
  // Fewer than a row are better than none.
  [4, 1, true, 4],
])('%i verses, %i of them leading, more follow: %s', (loaded, lead, hasMore, shown) => {
  expect(fullRows(loaded, lead, hasMore)).toBe(shown)
})
