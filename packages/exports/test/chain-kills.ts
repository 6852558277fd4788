import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createExtract, SETTLED, startChain } from './chain-endpoint'
import { temporaryFolder } from './command'
import { hashFiles } from './data-set'
import { startProcess } from './process'

const FROM = String(SETTLED - 40)

/**
 * Kills extractions at random moments until there were `kills`, lets each folder be completed after
 * a few of them, and compares it with that of an uninterrupted run.
 */
export async function checkKills(kills: number): Promise<void> {
  const chain = await startChain()
  try {
    const uninterrupted = await createExtract([chain.url])
    await uninterrupted.extract('set', '--from', FROM)
    const expected = await hashFiles(uninterrupted.at('set'))
    // Slow enough that there are many moments to hit.
    chain.devnet.setFaults({ latency: [0, 40] })
    let done = 0
    while (done < kills) {
      const { at } = await temporaryFolder()
      const argv = ['chain', '--endpoint', chain.url, '--out', 'set', '--verify', 'sample']
      for (let left = 4; ; left--) {
        const child = startProcess(at(''), ...argv, '--from', FROM)
        let stderr = ''
        child.stderr.on('data', (data) => (stderr += String(data)))
        const exit = once(child, 'exit')
        if (left > 0 && done < kills) {
          await wait(150 + Math.random() * 900)
          if (child.kill('SIGKILL')) done++
          await exit
        } else {
          const [code] = (await exit) as [number | null]
          if (code !== 0) throw new Error(`The run after the kills failed: ${stderr}`)
          break
        }
      }
      const found = await hashFiles(at('set'))
      if (JSON.stringify(found) !== JSON.stringify(expected)) {
        throw new Error(
          `After ${done} kills: ${JSON.stringify(found)} isn't ${JSON.stringify(expected)}`,
        )
      }
    }
  } finally {
    await chain.close()
  }
}
