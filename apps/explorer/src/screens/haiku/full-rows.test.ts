import { expect, test } from 'vitest'
import { fullRows, HEAD } from './full-rows'

test.each([
  // At the end of the list, the last row may have gaps.
  [17, HEAD, false, 17],
  [18, 0, true, 18],
  [18, HEAD, true, 15],
  [21, HEAD, true, 21],
  // Fewer than a row are better than none.
  [4, HEAD, true, 4],
])('%i verses, %i of them at the head, more follow: %s', (loaded, head, hasMore, shown) => {
  expect(fullRows(loaded, head, hasMore)).toBe(shown)
})
