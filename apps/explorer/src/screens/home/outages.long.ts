import type { Devnet, Faults } from '@mcm/devnet/core'
import { rows } from '../../../test/latest-blocks'
import { countRequests, expect, installClock, page, runFor, test } from '../../../test/screen'

const MINUTE_S = 60
/** The chain's clock advances this far before the page's clock catches up. */
const STEP_S = 10

/** The outages in the first half of each hour, and whether the status call reports them. */
const outages: { faults: Partial<Faults>; isReported: boolean }[] = [
  { faults: { errorRate: 1 }, isReported: true },
  { faults: { cutRate: 1 }, isReported: true },
  { faults: { malformedRate: 1 }, isReported: true },
  { faults: { noNode: true }, isReported: true },
  { faults: { sync: 'synchronizing' }, isReported: true },
  { faults: { rateLimit: 'server' }, isReported: false },
  { faults: { errorRate: 0.5, cutRate: 0.2 }, isReported: false },
  { faults: { calls: { '/block': { errorRate: 1 } } }, isReported: false },
]
const DAY = [...outages, ...outages, ...outages]
/** Interval between two polls of the tip on the home page. */
const POLL_S = 10

const inSync = () => page.getByRole('button', { name: 'Connected & Synced' })

async function pass(devnet: Devnet, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += STEP_S) {
    devnet.advance(STEP_S)
    await runFor(STEP_S * 1000)
  }
}

test('24 hours of polling through outages end on the right tip', async ({ chain, visit }) => {
  const { devnet } = chain({ seed: 'day' })
  installClock({ stands: true, time: devnet.now() })
  const requests = countRequests()
  visit('/')
  for (const [hour, { faults, isReported }] of DAY.entries()) {
    const when = `in hour ${hour + 1}`
    devnet.setFaults(faults)
    await pass(devnet, 15 * MINUTE_S)
    if (isReported) await expect.element(inSync(), { message: when }).not.toBeInTheDocument()
    // The new branch is shorter than, as long as, or longer than the old one.
    devnet.reorg({ depth: 2, length: 1 + (hour % 3) })
    await pass(devnet, 15 * MINUTE_S)
    devnet.clearFaults()
    await pass(devnet, 29 * MINUTE_S)
    devnet.reorg({ depth: 1, length: 1 })
    await pass(devnet, MINUTE_S)

    const { tip } = devnet.chain
    await expect.element(rows(), { message: when }).toHaveLength(5)
    for (let depth = 0; depth < 5; depth++) {
      const { hash = '' } = devnet.chain.block(tip.index - depth) ?? {}
      await expect.element(rows().nth(depth), { message: when }).toContainText(hash)
    }
    await expect.element(inSync(), { message: when }).toBeVisible()
  }
  // Polling neither stopped nor slowed down for the rest of the day.
  expect(requests('/network/status')).toBeGreaterThan((DAY.length * 60 * MINUTE_S * 0.9) / POLL_S)
})
