import { startDevnet } from '@mcm/devnet'
import { expect, test } from '@playwright/test'
import { builtPages, shownSamples } from './support/pages'
import { runSample } from './support/run-sample'
import { MISSING } from './support/toolchain-reporter'
import { ensureTool, toolOf } from './support/toolchains'

/** Those that keep the state themselves: cURL has none, and the client is tested in its package. */
const programs = shownSamples(builtPages()).filter(
  ({ id, language }) => id === 'follow-events' && ['javascript', 'python', 'go'].includes(language),
)

for (const { language, code } of programs) {
  test(`follow-events in ${language} starts over with a server that does`, async () => {
    const tool = toolOf(language)
    if (tool && !ensureTool(tool)) {
      if (process.env['CI']) throw new Error(`${tool} is missing and could not be installed`)
      test.info().annotations.push({ type: MISSING, description: tool })
      return
    }
    test.setTimeout(120_000)
    const { devnet, url, close } = await startDevnet({
      port: 0,
      clock: 'manual',
      blocks: 200,
      accounts: 200,
    })
    const response = await fetch(`${url}/events/blocks`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        offset: 0,
        limit: 1,
      }),
    })
    const { events } = (await response.json()) as {
      events: { block_identifier: { hash: string } }[]
    }
    const oldest = events[0]?.block_identifier.hash ?? 'the oldest row'
    devnet.mine(100)

    let isReset = false
    const { output, errors } = await runSample(
      language,
      code.replaceAll('https://api.mochimo.org', url),
      (text) => {
        if (!isReset && text.includes('\n')) {
          expect(text).not.toContain(oldest)
          isReset = true
          devnet.reset()
        }
        return text.includes(oldest)
      },
    )
    await close()
    expect(output, errors).toContain(oldest)
  })
}
