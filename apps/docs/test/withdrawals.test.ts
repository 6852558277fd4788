import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programsOf } from './support/following-programs'
import { CONFIRMATIONS } from './support/reorg-series'
import { installSamples } from './support/run-sample'
import { startWatchedDevnet, until } from './support/watched-devnet'

const PAID = {
  '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59': 5_000_000_000n,
  '0x9f810c2447a76e93b17ebff96c0b29952e4355f1': 2_500_000_000n,
  '0x371c388eba10f265c648008e1ad2c94e680c0f4a': 1n,
}

for (const { language, codeFor } of programsOf('withdrawals')) {
  test.concurrent(
    `withdrawals in ${language.name}: pays each destination once, despite crashes and a reorg`,
    { timeout: 300_000 },
    async () => {
      const { devnet, url, rounds, close } = await startWatchedDevnet()
      const [sample] = installSamples(language, [codeFor(url)])
      if (!sample) throw new Error('The sample was not installed')
      try {
        const first = sample.start()
        await until(() => expect(first.output, first.errors).toContain('submitted'))
        const id = /^signed (0x[0-9a-f]{64})$/m.exec(first.output)?.[1] ?? ''
        devnet.mine(2)
        await until(() => expect(first.output).toContain('in block'))
        await first.kill()

        // The reorg drops the payment, so that only the program can bring it back.
        devnet.reorg({ depth: 4, length: 5, keepTransactions: false })
        const second = sample.start()
        await until(() => expect(second.output, second.errors).toContain(`submitted ${id}`))
        devnet.setFaults({ errorRate: 0.3, cutRate: 0.1, malformedRate: 0.1 })
        devnet.mine(CONFIRMATIONS - 1)
        await rounds(3)
        devnet.clearFaults()
        expect(second.output).not.toContain('confirmed')
        devnet.mine(2)
        expect(await second.ended, second.errors).toBe(0)
        expect(second.output).toContain(`confirmed ${id}`)
        expect(existsSync(join(sample.folder, 'withdrawal.json'))).toBe(false)
        for (const [address, amount] of Object.entries(PAID)) {
          expect(devnet.chain.account(address)?.balance).toBe(amount)
        }
      } finally {
        await sample.remove()
        await close()
      }
    },
  )
}
