import { expect, test } from 'vitest'
import { LatestOnly } from './latest-only'

test('keeps what was added last, however much is added', () => {
  const names = new LatestOnly(3)
  for (const name of ['a', 'b', 'c', 'a', 'd']) names.add(name)
  expect(['a', 'b', 'c', 'd'].filter((name) => names.has(name))).toEqual(['a', 'c', 'd'])
})

test('forgets what was deleted', () => {
  const names = new LatestOnly(2)
  for (const name of ['a', 'b']) names.add(name)
  names.delete('b')
  names.add('c')
  expect(['a', 'b', 'c'].filter((name) => names.has(name))).toEqual(['a', 'c'])
})
