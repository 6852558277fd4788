import { expect, test } from 'vitest'
import type { RichAccount } from '../../../data/rich-list-queries'
import { curvePoints } from './curve'

const accounts = (count: number): RichAccount[] =>
  Array.from({ length: count }, (_, at) => ({ rank: at + 1, address: '', base58: '', balance: 1n }))
const curve = (count: number, supply: bigint) =>
  curvePoints(accounts(count), ({ rank }) => BigInt(rank - 1), supply)

test('the curve adds up the shares, from the richest account to the last one', () => {
  const points = curve(4, 8n)
  expect(points.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  expect(points.map(({ share }) => share)).toEqual([0.125, 0.25, 0.375, 0.5])
  expect(curve(0, 8n)).toEqual([])
})

test('it has few points, however many accounts have loaded, and the last one', () => {
  expect(curve(10_020, 20_040n).length).toBeLessThan(310)
  expect(curve(10_020, 20_040n).at(-1)).toEqual({ rank: 10_020, share: 0.5 })
})

test('shares above the whole, as a faulty endpoint reports them, stay on the chart', () => {
  expect(curve(10, 5n).at(-1)).toEqual({ rank: 10, share: 1 })
})
