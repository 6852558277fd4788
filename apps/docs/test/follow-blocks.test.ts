import { expect, test } from 'vitest'
import { programsOf } from './support/following-programs'
import { series, START } from './support/reorg-series'
import { installSamples } from './support/run-sample'
import { startWatchedDevnet, until } from './support/watched-devnet'

const options = { timeout: 300_000 }

for (const { language, codeFor } of programsOf('follow-blocks')) {
  test.concurrent(
    `follow-blocks in ${language.name}: after each reorg it has the chain's blocks`,
    options,
    async () => {
      const { devnet, url, rounds, close } = await startWatchedDevnet()
      const [sample] = installSamples(language, [codeFor(url)])
      if (!sample) throw new Error('Nothing was installed')
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
          await until(() => expect(believedBlocks(program.output), name).toEqual(chain))
          devnet.setFaults({ errorRate: 0.2, cutRate: 0.1, malformedRate: 0.1 })
          await rounds(1)
          devnet.clearFaults()
        }
      } finally {
        await sample.remove()
        await close()
      }
    },
  )
}

/** What remains of the printed blocks: each is added on top of its parent, and removed from the top. */
function believedBlocks(output: string): string[] {
  const blocks: string[] = []
  for (const [, type, block = ''] of output.matchAll(/^block_(added|removed) (.*)\n/gm)) {
    if (type === 'added') blocks.push(block)
    else if (blocks.pop() !== block)
      throw new Error(`${block} is removed, but it isn't the last one`)
  }
  return blocks
}
