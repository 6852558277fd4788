import { findValues } from '../../src/features/server/chain-values'
import type { ExampleValues } from '../../src/samples/example-values'
import { type RunningDevnet, startDevnet } from '@mcm/devnet'

let running: Promise<RunningDevnet> | undefined

/** Returns a small devnet with a stopped clock, shared by all tests in this worker. */
export function sharedDevnet(): Promise<RunningDevnet> {
  running ??= startDevnet({ port: 0, clock: 'manual', blocks: 600, accounts: 1500 })
  return running
}

/** Calls a server and returns its response. */
export async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Returns values of an endpoint's chain that replace those in the samples. */
export function valuesOf(url: string): Promise<Partial<ExampleValues>> {
  const server = { kind: 'endpoint', url, isChosen: true } as const
  return findValues({ server, name: url, url, fetch }, true)
}
