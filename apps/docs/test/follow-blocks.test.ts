import { expect, test } from 'vitest'
import { programsOf } from './support/following-programs'
import { series, START } from './support/reorg-series'
import { installSamples } from './support/run-sample'
import { startWatchedDevnet, until } from './support/watched-devnet'

const options = { timeout: 300_000 }

for (const { language, codeFor } of programsOf('follow-blocks')) {
  test.concurrent(
    `follow-blocks in ${language.name}: prints the canonical chain after each reorg`,
    options,
    async () => {
      const { devnet, url, rounds, close } = await startWatchedDevnet()
      const [sample] = installSamples(language, [codeFor(url)])
      if (!sample) throw new Error('The sample was not installed')
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
          await until(() => expect(printedChain(program.output), name).toEqual(chain))
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

/** Returns the chain that results from the printed additions and removals. */
function printedChain(output: string): string[] {
  const blocks: string[] = []
  for (const [, type, block = ''] of output.matchAll(/^block_(added|removed) (.*)\n/gm)) {
    if (type === 'added') blocks.push(block)
    else if (blocks.pop() !== block)
      throw new Error(`${block} was removed, but isn't the last block`)
  }
  return blocks
}
