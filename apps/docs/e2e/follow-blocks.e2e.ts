import { expect, test } from '@playwright/test'
import { programsOf } from './support/following-programs'
import { series, START } from './support/reorg-series'
import { installSample } from './support/run-sample'
import { canRun } from './support/toolchains'
import { startWatchedDevnet } from './support/watched-devnet'

test.describe.configure({ timeout: 300_000 })

for (const { language, codeFor } of programsOf('follow-blocks')) {
  test(`follow-blocks in ${language}: after each reorg it has the chain's blocks`, async () => {
    if (!canRun(language)) return
    const { devnet, url, rounds, close } = await startWatchedDevnet()
    const sample = installSample(language, codeFor(url))
    const program = sample.start()
    try {
      await rounds(2)
      for (const { name, before, reorg } of series) {
        before(devnet, () => undefined)
        await rounds(2)
        reorg(devnet)
        const { tip } = devnet.chain
        const chain = Array.from({ length: tip.index - START + 10 }, (_, n) => {
          const { index, hash } = devnet.chain.block(START - 9 + n) ?? tip
          return `${index} ${hash}`
        })
        await expect
          .poll(() => believedBlocks(program.output), { message: name, timeout: 60_000 })
          .toEqual(chain)
        devnet.setFaults({ errorRate: 0.2, cutRate: 0.1, malformedRate: 0.1 })
        await rounds(1)
        devnet.clearFaults()
      }
    } finally {
      await sample.remove()
      await close()
    }
  })
}

/** What remains of the printed blocks: each is added on top of its parent, and removed from the top. */
function believedBlocks(output: string): string[] {
  const blocks: string[] = []
  for (const [, type, block = ''] of output.matchAll(/^block_(added|removed) (.*)\n/gm)) {
    if (type === 'added') blocks.push(block)
    else expect(blocks.pop()).toBe(block)
  }
  return blocks
}
