import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../test/command'
import { startEndpoint, type Endpoint } from '../../test/endpoint'
import { ExitCode } from './exit'
import { ExitError } from '@mcm/shared/command'

let endpoint: Endpoint

beforeAll(async () => {
  endpoint = await startEndpoint()
})
afterEach(() => {
  endpoint.intercept = undefined
})
afterAll(() => endpoint.close())

/** Runs a command against an endpoint that returns 429, and stops the command at its first output. */
async function runUntilOutput(retryAfter: number, ...more: string[]) {
  const controller = new AbortController()
  const stop = () => controller.abort(new ExitError(ExitCode.Interrupted, 'Stopped.'))
  endpoint.intercept = async () => {
    if (more.includes('--quiet')) setTimeout(stop, 100)
    const headers = { 'retry-after': String(retryAfter) }
    return new Response('Rate limit exceeded', { status: 429, headers })
  }
  const argv = ['block', 'tip', '--out', '-', '--endpoint', endpoint.url, ...more]
  return runCommand(argv, { signal: controller.signal, onWrite: stop })
}

describe('a long wait after a 429', () => {
  it('is announced with its duration', async () => {
    expect(await runUntilOutput(600)).toEqual({
      exitCode: ExitCode.Interrupted,
      stdout: '',
      stderr: `Rate limited by ${endpoint.url}. Waiting 600 s before the next request.\nStopped.\n`,
    })
  })

  it('is not announced with --quiet', async () => {
    expect((await runUntilOutput(600, '--quiet')).stderr).toBe('Stopped.\n')
  })
})

it('doesn’t announce a short wait', async () => {
  let failures = 1
  endpoint.intercept = async (_call, respond) =>
    failures-- > 0 ? new Response('', { status: 429, headers: { 'retry-after': '0' } }) : respond()
  const ran = await runCommand(['block', 'tip', '--out', '-', '--endpoint', endpoint.url])
  expect(ran.exitCode).toBe(ExitCode.Done)
  expect(ran.stderr).not.toContain('Waiting')
})
