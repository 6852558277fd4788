import { expect, test } from 'vitest'
import { commonPeriod } from './common-period'

const [before, latest] = [{ first: 100 }, { first: 200 }]

test.each([
  ['most charts', [before, latest, before, before], before],
  ['all charts', [latest, latest], latest],
  ['as many of each', [before, latest], latest],
  ['charts without a value', [undefined, before, undefined], before],
  ['no chart', [], undefined],
])('a group’s title names the period of %s', (_, periods, expected) => {
  expect(commonPeriod(periods)).toBe(expected)
})
