import type { Lie } from '@mcm/devnet/core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ExitCode } from '../src/cli/exit'
import { createExtract, SETTLED, startChain, type ChainEndpoint } from './chain-endpoint'
import { hashFiles, readDataSet } from './data-set'
import { threadModule } from './process'

export const FROM = String(SETTLED - 40)

interface Endpoints {
  honest: ChainEndpoint
  liar: ChainEndpoint
  /** The hashes of the files in a data set of honest data only. */
  expected: Record<string, string>
}

/** Starts an honest endpoint and one that can lie before the tests of a suite. */
export function setUpLiar(): Endpoints {
  const endpoints = {} as Endpoints
  beforeAll(async () => {
    const [honest, liar] = await Promise.all([startChain(), startChain()])
    const { at, extract } = await createExtract([honest.url])
    await extract('set', '--from', FROM)
    Object.assign(endpoints, { honest, liar, expected: await hashFiles(at('set')) })
  })
  afterEach(() => endpoints.liar.devnet.clearFaults())
  afterAll(() => Promise.all([endpoints.honest.close(), endpoints.liar.close()]))
  return endpoints
}

/** Defines the tests of these lies, with an honest endpoint and without one. */
export function tellLies(lies: readonly Lie[], endpoints: Endpoints): void {
  it.each(lies)('is named for a false %s, and the block comes from another one', async (lie) => {
    const { honest, liar, expected } = endpoints
    const { at, extract } = await createExtract([liar.url, honest.url], { worker: threadModule })
    // Every block, so that the liar is caught whichever blocks it is asked for.
    liar.devnet.setFaults({ lie })
    const { exitCode, stderr } = await extract('set', '--from', FROM)
    expect(exitCode).toBe(ExitCode.Done)
    expect(await hashFiles(at('set'))).toEqual(expected)
    const named = stderr.split('\n').filter((line) => line.includes(`from ${liar.url} failed`))
    expect(named.length).toBeGreaterThan(0)
    for (const line of named)
      expect(line).toMatch(/^Block \d+ from .* failed the check '[A-Z][a-z ]+': /)
  })

  it.each(lies)('never gets a false %s in if it is the only one', async (lie) => {
    const { liar, expected } = endpoints
    const { at, extract } = await createExtract([liar.url])
    liar.devnet.setFaults({ lie, lieAbout: [SETTLED - 5] })
    const { exitCode, stderr } = await extract('set', '--from', FROM)
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toContain(`Block ${SETTLED - 5} from ${liar.url} failed the check '`)
    expect(stderr).toContain(`No endpoint returned a valid block ${SETTLED - 5}.`)
    expect((await readDataSet(at('set'))).settled_to).toBeLessThan(SETTLED - 5)

    liar.devnet.clearFaults()
    expect((await extract('set')).exitCode).toBe(ExitCode.Done)
    expect(await hashFiles(at('set'))).toEqual(expected)
  })
}
