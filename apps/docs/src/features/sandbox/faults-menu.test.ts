import { createDevnet, lies, noFaults, type Faults } from '@mcm/devnet/core'
import { afterEach, expect, test } from 'vitest'
import { faultsMenu, isOn, toggled } from './faults-menu'

const devnet = createDevnet({ blocks: 16, accounts: 64 })

afterEach(() => devnet.clearFaults())

/** Faults that the menu leaves out; its comment says why. */
const LEFT_OUT = ['stalled', 'calls', 'lieAbout']

test('contains every fault of the devnet, and every lie', () => {
  const names = new Set(faultsMenu.flatMap(({ faults }) => Object.keys(faults)))
  const missing = Object.keys(noFaults).filter((name) => !names.has(name))
  expect(missing.toSorted()).toEqual(LEFT_OUT.toSorted())
  expect(faultsMenu.flatMap(({ faults }) => faults.lie ?? [])).toEqual([...lies])
})

test.each(faultsMenu.map((item) => [item.label, item] as const))(
  '%s is switched on and off',
  (_label, item) => {
    expect(isOn(item, devnet.faults)).toBe(false)
    devnet.setFaults(toggled(item, devnet.faults))
    expect(isOn(item, devnet.faults)).toBe(true)
    devnet.setFaults(toggled(item, devnet.faults))
    expect(devnet.faults).toEqual<Faults>(noFaults)
  },
)

test('items that set the same fault exclude each other', () => {
  const [first, second] = faultsMenu.filter(({ faults }) => 'rateLimit' in faults)
  if (!first || !second) throw new Error('The menu has no rate limits')
  devnet.setFaults(toggled(first, devnet.faults))
  devnet.setFaults(toggled(second, devnet.faults))
  expect(isOn(first, devnet.faults)).toBe(false)
  expect(isOn(second, devnet.faults)).toBe(true)
})
