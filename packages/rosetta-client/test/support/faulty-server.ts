import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRosettaClient, isRetriable, isRosettaError } from '../../src/index'
import type { ClientOptions, RosettaClient } from '../../src/index'
import { capture } from './captures'
import { sendJson, startServer } from './http-server'
import type { TestServer } from './http-server'
import { watchForLeaks } from './leaks'

export const BALANCE = capture('account_balance_tag').response.text
export const ADDRESS = '0x9e983cd9ffb303932db8a5a5633a0c610c0d5f11'

export type Handler = Parameters<typeof startServer>[0]

/** Starts a server for each test and closes it afterwards. Fails tests that leave something open. */
export interface FaultyServer {
  /** Starts the server and returns a client. */
  clientFor(handle: Handler, options?: Partial<ClientOptions>): Promise<RosettaClient>
  url(): string
  requests(): number | undefined
  close(): Promise<void> | undefined
}

/** @param defaults Settings of its clients. */
export function faultyServer(
  defaults: Partial<ClientOptions> = { retry: false, timeout: 2000 },
): FaultyServer {
  let server: TestServer | undefined
  let leaks: ReturnType<typeof watchForLeaks>
  beforeEach(() => {
    leaks = watchForLeaks()
  })
  afterEach(async () => {
    await server?.close()
    server = undefined
    const left = await leaks.found()
    if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`)
  })
  return {
    async clientFor(handle, options = {}) {
      server = await startServer(handle)
      return createRosettaClient({ baseUrl: server.url, ...defaults, ...options })
    },
    url: () => server?.url ?? '',
    requests: () => server?.requests(),
    close: () => server?.close(),
  }
}

export const raw =
  (status: number, headers: Record<string, string>, body = ''): Handler =>
  (response) => {
    response.writeHead(status, headers).end(body)
  }

export const json =
  (body: unknown, status = 200): Handler =>
  (response) =>
    sendJson(response, body, status)

/** A server fault and the expected error. */
export interface Fault {
  fault: string
  respond: Handler
  error: Record<string, unknown>
  retriable: boolean
  options?: Partial<ClientOptions>
}

/** Defines a test for each fault. */
export function describeFaults(server: FaultyServer, faults: readonly Fault[]): void {
  describe.each(faults)('$fault', ({ respond, error, retriable, options }) => {
    it(`throws ${String(error['name'])}`, async () => {
      const client = await server.clientFor(respond, options)
      const outcome: unknown = await client.account
        .balance({ address: ADDRESS })
        .catch((reason: unknown) => reason)
      expect(isRosettaError(outcome)).toBe(true)
      expect(outcome).toMatchObject({ endpoint: server.url(), call: '/account/balance', ...error })
      expect(isRetriable(outcome)).toBe(retriable)
      expect(String(outcome)).toContain(`(/account/balance at ${server.url()})`)
    })
  })
}
