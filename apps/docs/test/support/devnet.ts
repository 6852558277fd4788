import { type RunningDevnet, startDevnet } from '@mcm/devnet'

let running: Promise<RunningDevnet> | undefined

/** A small chain for all tests of this worker, on which time stands still. */
export function sharedDevnet(): Promise<RunningDevnet> {
  running ??= startDevnet({ port: 0, clock: 'manual', blocks: 600, accounts: 1500 })
  return running
}

/** What a server answers to a call. */
export async function ask(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
