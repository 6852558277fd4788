import { getEventListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createRosettaClient, throttle } from '../src/index'
import { capture } from './support/captures'
import { faultyServer } from './support/faulty-server'
import { sendJson } from './support/http-server'

const REASON = new Error('enough')

/** Its clients have the default settings. */
const server = faultyServer({})

const listeners = ({ signal }: AbortController): number => getEventListeners(signal, 'abort').length

/** Aborts a running call and returns its outcome and the signal's number of listeners. */
async function abort(
  run: (signal: AbortSignal) => Promise<unknown>,
  underWay: () => unknown,
): Promise<{ outcome: unknown; during: number; after: number }> {
  const controller = new AbortController()
  const over = run(controller.signal).catch((error: unknown) => error)
  await vi.waitUntil(underWay)
  const during = listeners(controller)
  controller.abort(REASON)
  return { outcome: await over, during, after: listeners(controller) }
}

const AT_ONCE = { outcome: REASON, during: 1, after: 0 }

describe('aborting a call', () => {
  it('before it starts sends no request', async () => {
    const client = await server.clientFor((response) => sendJson(response, {}))
    const signal = AbortSignal.abort(REASON)
    await expect(client.network.status({ signal })).rejects.toBe(REASON)
    await expect(
      client.search.transactions({}, { signal })[Symbol.asyncIterator]().next(),
    ).rejects.toBe(REASON)
    await expect(client.events.follow({ signal })[Symbol.asyncIterator]().next()).rejects.toBe(
      REASON,
    )
    expect(server.requests()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('while waiting for the response', async () => {
    let closed = false
    const client = await server.clientFor((_response, _body, request) => {
      request.socket.on('close', () => {
        closed = true
      })
    })
    const ending = await abort(
      (signal) => client.network.status({ signal }),
      () => server.requests(),
    )
    expect(ending).toEqual(AT_ONCE)
    await vi.waitFor(() => {
      expect(closed).toBe(true)
    })
  })

  it('while reading the body', async () => {
    let sent = false
    const client = await server.clientFor((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"half":', () => {
        sent = true
      })
    })
    const ending = await abort(
      (signal) => client.network.status({ signal }),
      () => sent,
    )
    expect(ending).toEqual(AT_ONCE)
  })

  it('while waiting to retry', async () => {
    const client = await server.clientFor((response) => sendJson(response, {}, 503))
    let waiting = false
    const watched = createRosettaClient({
      baseUrl: client.endpoint,
      hooks: {
        afterResponse(_attempt, { retryIn }) {
          waiting = retryIn !== undefined
        },
      },
    })
    const ending = await abort(
      (signal) => watched.network.status({ signal }),
      () => waiting,
    )
    expect(ending).toEqual(AT_ONCE)
    expect(server.requests()).toBe(1)
  })

  it('while queued by the throttle', async () => {
    const status = capture('network_status').response.text
    const client = await server.clientFor((response) => response.end(status), {
      hooks: throttle({ perSecond: 1, perMinute: 1 }),
    })
    await client.network.status()
    const ending = await abort(
      (signal) => client.network.status({ signal }),
      () => true,
    )
    expect(ending).toEqual(AT_ONCE)
    expect(server.requests()).toBe(1)
  })

  it('while following blocks', async () => {
    const status = capture('network_status').response.text
    const client = await server.clientFor((response) => response.end(status))
    const ending = await abort(
      (signal) => client.events.follow({ signal, interval: 5 })[Symbol.asyncIterator]().next(),
      () => (server.requests() ?? 0) >= 2,
    )
    expect(ending).toEqual(AT_ONCE)
  })

  it('while fetching a page', async () => {
    const client = await server.clientFor(() => {})
    const ending = await abort(
      (signal) => client.search.transactions({}, { signal })[Symbol.asyncIterator]().next(),
      () => server.requests(),
    )
    expect(ending).toEqual(AT_ONCE)
  })
})

describe('a long-lived signal', () => {
  it('keeps no listeners of finished calls', async () => {
    const names = ['network_status', 'err_missing_network', 'no_indexer_search_404']
    const client = await server.clientFor((response) => {
      const { status, text } = capture(names[(server.requests() ?? 0) % 3] ?? '').response
      response.writeHead(status).end(text)
    })
    const controller = new AbortController()
    const { signal } = controller
    for (let call = 0; call < 30; call++) {
      await client.network.status({ signal, retry: false }).catch(() => {})
    }
    expect(server.requests()).toBe(30)
    expect(listeners(controller)).toBe(0)
  })

  it('supports many concurrent calls', async () => {
    const client = await server.clientFor(() => {})
    const controller = new AbortController()
    const calls = Array.from({ length: 20 }, () =>
      client.network.status({ signal: controller.signal }).catch((error: unknown) => error),
    )
    await wait(20)
    // Node warns of a leak above ten listeners.
    expect(listeners(controller)).toBe(1)
    controller.abort(REASON)
    expect(new Set(await Promise.all(calls))).toEqual(new Set([REASON]))
    expect(listeners(controller)).toBe(0)
  })
})

it('rejects with the reason even if fetch ignores its signal', async () => {
  const client = createRosettaClient({
    baseUrl: 'https://node.example',
    fetch: () => new Promise(() => {}),
  })
  const controller = new AbortController()
  const outcome = client.network.status({ signal: controller.signal })
  controller.abort(REASON)
  await expect(outcome).rejects.toBe(REASON)
  await expect(client.network.status({ timeout: 20, retry: false })).rejects.toMatchObject({
    name: 'RequestTimeoutError',
  })
})
