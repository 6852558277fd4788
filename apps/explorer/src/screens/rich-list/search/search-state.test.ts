import { expect, test } from 'vitest'
import { searchState } from './search-state'

const search = {
  isIdle: false,
  isWaiting: false,
  isFailed: false,
  isCanceled: false,
  canContinue: true,
  matches: 0,
  wanted: 1,
}

test.each([
  ['nothing is searched for', { isIdle: true, matches: 3 }, 'idle'],
  ['the first page is loading', { isWaiting: true, canContinue: false }, 'searching'],
  ['more accounts can be searched', {}, 'searching'],
  ['something matches', { matches: 1 }, 'found'],
  ['something matches on the last page', { matches: 1, canContinue: false }, 'found'],
  ['all accounts were searched', { canContinue: false }, 'not-found'],
  ['it was canceled', { isCanceled: true }, 'canceled'],
  ['a page failed to load', { isFailed: true }, 'failed'],
  ['a page failed to load, but something matches', { isFailed: true, matches: 1 }, 'found'],
  ['further matches are wanted', { matches: 2, wanted: 3 }, 'searching'],
  ['there are no further matches', { matches: 2, wanted: 3, canContinue: false }, 'found'],
  [
    'the search for further matches was canceled',
    { matches: 2, wanted: 3, isCanceled: true },
    'found',
  ],
  ['the search for further matches failed', { matches: 2, wanted: 3, isFailed: true }, 'failed'],
])('when %s', (_, change, state) => {
  expect(searchState({ ...search, ...change })).toBe(state)
})
