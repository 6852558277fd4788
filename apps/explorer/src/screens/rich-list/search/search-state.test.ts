import { expect, test } from 'vitest'
import { searchState } from './search-state'

const search = {
  isIdle: false,
  isWaiting: false,
  isFailed: false,
  isCancelled: false,
  mayGoOn: true,
  matches: 0,
  wanted: 1,
}

test.each([
  ['nothing is searched for', { isIdle: true, matches: 3 }, 'idle'],
  ['the first page is awaited', { isWaiting: true, mayGoOn: false }, 'searching'],
  ['there is more to look through', {}, 'searching'],
  ['something matches', { matches: 1 }, 'found'],
  ['something matches on the last page', { matches: 1, mayGoOn: false }, 'found'],
  ['everything was looked through', { mayGoOn: false }, 'not-found'],
  ['it was cancelled', { isCancelled: true }, 'cancelled'],
  ['a page did not come', { isFailed: true }, 'failed'],
  ['a page did not come, but something matches', { isFailed: true, matches: 1 }, 'found'],
  ['further matches are wanted', { matches: 2, wanted: 3 }, 'searching'],
  ['there are no further ones', { matches: 2, wanted: 3, mayGoOn: false }, 'found'],
  [
    'the search for further ones was cancelled',
    { matches: 2, wanted: 3, isCancelled: true },
    'found',
  ],
  ['the search for further ones failed', { matches: 2, wanted: 3, isFailed: true }, 'failed'],
])('when %s', (_, change, state) => {
  expect(searchState({ ...search, ...change })).toBe(state)
})
