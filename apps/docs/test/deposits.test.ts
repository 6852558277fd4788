import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { exampleValues } from '../src/samples/example-values'
import type { Language } from '../src/samples/languages/language'
import { programsOf } from './support/following-programs'
import { CONFIRMATIONS, series, START, trueDeposits } from './support/reorg-series'
import { type InstalledSample, installSamples } from './support/run-sample'
import { startWatchedDevnet, until, type WatchedDevnet } from './support/watched-devnet'

/** Address that receives only the deposits of the test, so that its balance is their sum. */
const OURS = `0x${'5a'.repeat(20)}`

/** Memo of the one customer that the programs have. */
const MEMO = 'ACME-100234'

const options = { timeout: 300_000 }

type Credits = Record<string, { amount: string; memo: string }>

for (const { language, codeFor } of programsOf('deposits')) {
  const inLanguage = `deposits in ${language.name}`
  test.concurrent(
    `${inLanguage}: credits are correct after reorgs, faults and crashes`,
    options,
    async () => {
      await withProgram(language, codeFor, async ({ devnet, rounds }, sample) => {
        const pay = payer(devnet)
        let program = sample.start()
        let output = ''
        const crash = async () => {
          await program.kill()
          output += program.output
        }
        await rounds(2)
        for (const [at, { before, reorg }] of series.entries()) {
          before(devnet, pay)
          await rounds(2)
          // Every second reorg happens while the program isn't running, every third while requests fail.
          if (at % 2 === 1) await crash()
          if (at % 3 === 2) devnet.setFaults({ errorRate: 0.1, cutRate: 0.1, malformedRate: 0.1 })
          reorg(devnet)
          if (at % 2 === 1) program = sample.start()
          await rounds(2)
          devnet.clearFaults()
          await rounds(1)
        }

        // A restarting node reports block 0.
        devnet.setFaults({ noNode: true })
        await rounds(2)
        devnet.clearFaults()

        // Crashes in the middle of a round, which slow responses make longer.
        for (let crashes = 0; crashes < 4; crashes += 1) {
          devnet.setFaults({ latency: 20 })
          await rounds(1)
          pay()
          devnet.mine(3)
          await setTimeout(70 + 40 * crashes)
          await crash()
          program = sample.start()
        }
        devnet.clearFaults()
        pay()
        devnet.mine(CONFIRMATIONS + 10)

        const { tip } = devnet.chain
        const to = tip.index - CONFIRMATIONS + 1
        const expected = await trueDeposits(devnet, OURS, { from: START + 1, to })
        await until(() => expect(books(sample)).toEqual(expected))
        await rounds(3)
        await crash()
        expect(books(sample)).toEqual(expected)
        const sum = Object.values(expected).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
        expect(devnet.chain.account(OURS)?.balance).toBe(sum)

        // Of the lost deposits, at least one was mined again and at least one wasn't.
        const lost = [...output.matchAll(/^lost (\S+)/gm)].map(([, id]) => id ?? '')
        expect(lost.some((id) => id in expected)).toBe(true)
        expect(lost.some((id) => !(id in expected))).toBe(true)
        expect(output).toMatch(
          /^confirmed 0x[0-9a-f]{64}:\d+ 0x5a[0-9a-f]{38} \d+n? ACME-100234 customer 100234$/m,
        )
        for (const { memo, customer } of Object.values(creditsOf(sample))) {
          expect(customer).toBe(memo === MEMO ? 'customer 100234' : 'unknown customer')
        }
      })
    },
  )

  test.concurrent(
    `${inLanguage}: stops if a reorg removes a confirmed block`,
    options,
    async () => {
      await withProgram(language, codeFor, async ({ devnet, rounds }, sample) => {
        const pay = payer(devnet)
        const program = sample.start()
        await rounds(2)
        pay()
        devnet.mine(CONFIRMATIONS)
        await until(() => expect(Object.keys(books(sample))).toHaveLength(1))
        devnet.reorg({ depth: CONFIRMATIONS, length: CONFIRMATIONS + 1 })
        expect(await program.ended, program.output).toBeGreaterThan(0)
        expect(program.errors).toMatch(/Confirmed block \d+ was orphaned|DeepReorgError/)
      })
    },
  )
}

async function withProgram(
  language: Language,
  codeFor: (url: string) => string,
  run: (watched: WatchedDevnet, sample: InstalledSample) => Promise<void>,
): Promise<void> {
  const watched = await startWatchedDevnet()
  const code = codeFor(watched.url).replace(exampleValues.holder, OURS)
  const [sample] = installSamples(language, [code])
  if (!sample) throw new Error('The sample was not installed')
  try {
    await run(watched, sample)
  } finally {
    await sample.remove()
    await watched.close()
  }
}

/** Returns the program's credits from its file, without their customers. */
function books(sample: InstalledSample): Credits {
  return Object.fromEntries(
    Object.entries(creditsOf(sample)).map(([id, { amount, memo }]) => [id, { amount, memo }]),
  )
}

function creditsOf(
  sample: InstalledSample,
): Record<string, Credits[string] & { customer: string }> {
  const { credited } = JSON.parse(readFileSync(join(sample.folder, 'deposits.json'), 'utf8')) as {
    credited: ReturnType<typeof creditsOf>
  }
  return credited
}

/** Returns a function that pays a deposit of a new amount on each call. */
function payer(devnet: WatchedDevnet['devnet']): () => void {
  const { chain, faucet } = devnet
  let count = 0
  return () => {
    // The faucet pays once per block, and a reorg may have returned a payment to the mempool.
    const isWaiting = () =>
      chain.pending().some(({ source }) => chain.address(source) === faucet.address)
    while (isWaiting()) devnet.mine(1)
    count += 1
    const memo = count % 2 === 0 ? MEMO : `DEPOSIT-${count}`
    devnet.pay({ to: OURS, amount: 1_000_000_000n + BigInt(count), memo })
  }
}
