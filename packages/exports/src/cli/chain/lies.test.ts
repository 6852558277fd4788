import { describe, expect, it } from 'vitest'
import { createExtract, SETTLED, TIP } from '../../../test/chain-endpoint'
import { hashFiles, readDataSet } from '../../../test/data-set'
import { FROM, tellLies, setUpLiar } from '../../../test/lying-endpoint'
import { threadModule } from '../../../test/process'
import { ExitCode } from '../exit'

const endpoints = setUpLiar()

describe('a lying endpoint', () => {
  // The long tests tell all lies.
  tellLies(['nonce', 'transaction'], endpoints)

  it("isn't used anymore after several false blocks", async () => {
    const { honest, liar, expected } = endpoints
    const { at, extract } = await createExtract([liar.url, honest.url], { worker: threadModule })
    liar.devnet.setFaults({ lie: 'reward' })
    const { exitCode, stderr } = await extract('set', '--from', FROM)
    expect(exitCode).toBe(ExitCode.Done)
    expect(await hashFiles(at('set'))).toEqual(expected)
    expect(stderr).toContain(`${liar.url} returned invalid blocks and isn't used anymore.`)
    expect(stderr.match(/failed the check/g)?.length).toBeLessThan(20)
  })

  it('can’t claim a tip', async () => {
    const { liar } = endpoints
    const { extract } = await createExtract([liar.url])
    liar.devnet.setFaults({ lie: 'nonce', lieAbout: [TIP] })
    const { exitCode, stderr } = await extract('set', '--from', FROM)
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toContain(`Block ${TIP} from ${liar.url} failed the check 'Block hash'`)
  })

  it('passes with --verify none unless it breaks the chain', async () => {
    const { liar } = endpoints
    const { at, extract } = await createExtract([liar.url])
    liar.devnet.setFaults({ lie: 'reward', lieAbout: [SETTLED - 5] })
    expect((await extract('set', '--from', FROM, '--verify', 'none')).exitCode).toBe(ExitCode.Done)
    expect((await readDataSet(at('set'))).verification).toEqual({
      mode: 'none',
      checks: ['parent-link'],
    })
  })
})

describe('several endpoints', () => {
  it('share the blocks', async () => {
    const { honest, liar, expected } = endpoints
    const { at, extract } = await createExtract([honest.url, liar.url])
    for (const { devnet } of [honest, liar]) devnet.setFaults({ latency: 20 })
    honest.calls = []
    liar.calls = []
    await extract('set', '--from', FROM)
    honest.devnet.clearFaults()
    expect(await hashFiles(at('set'))).toEqual(expected)
    for (const { calls } of [honest, liar]) expect(calls.length).toBeGreaterThan(10)
  })

  it('replace one that fails', async () => {
    const { honest, expected } = endpoints
    const { at, extract } = await createExtract(['http://127.0.0.1:1', honest.url])
    const { exitCode } = await extract('set', '--from', FROM)
    expect(exitCode).toBe(ExitCode.Done)
    expect(await hashFiles(at('set'))).toEqual(expected)
  })

  it('are all needed to call a block missing', async () => {
    const { honest, liar, expected } = endpoints
    const { at, extract } = await createExtract([liar.url, honest.url])
    liar.intercept = ({ body }, respond) => {
      const { index } = Object(body['block_identifier']) as { index?: number }
      return index === undefined
        ? respond()
        : Promise.resolve(Response.json({ code: 6, message: 'Block not found', retriable: true }))
    }
    const { exitCode } = await extract('set', '--from', FROM)
    liar.intercept = undefined
    expect(exitCode).toBe(ExitCode.Done)
    expect(await hashFiles(at('set'))).toEqual(expected)
  })

  it('end the run if all are down', async () => {
    const { extract } = await createExtract(['http://127.0.0.1:1'])
    const { exitCode, stderr } = await extract('set', '--from', FROM)
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toContain('No response from the endpoint')
  })
})
