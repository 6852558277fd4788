import { exampleEndpoint } from '../../config/config'
import type { Replacements } from './adapt-text'
import { findValues, knownValues } from './chain-values'
import { onServerChange } from './choice'
import { connect, type Connection } from './connection'
import { showExample } from './sample-code'

const SHOWN = 'docs:server-shown'

let shown: Replacements = { url: exampleEndpoint, values: {} }
let watching = false

/** A search for values that is still running. */
let search: { name: string; done: Promise<void> } | undefined

/** Returns the endpoint and the values that the page's samples show. */
export function shownReplacements(): Replacements {
  return shown
}

/** Calls a listener whenever the samples show another server or other values. */
export function onShown(listener: () => void): void {
  document.addEventListener(SHOWN, listener)
}

/** Keeps all samples of the page in line with the chosen server. */
export function watchServer(): void {
  if (watching) return
  watching = true
  onServerChange(() => void showServer())
  void showServer()
}

/**
 * Shows the current server in all samples and returns the connection to it. Values of its chain
 * follow as soon as they are found.
 */
export async function showServer(): Promise<Connection> {
  const connection = await connect()
  const { server, url, name } = connection
  const isExample = server.kind === 'endpoint' && url === exampleEndpoint
  const known = isExample ? {} : knownValues(connection)
  show(connection, known ?? {})
  if (!known && search?.name !== name) {
    const done = showValues(connection, false)
      // Without a response, the samples keep mainnet's values.
      .catch(() => undefined)
      .finally(() => (search = undefined))
    search = { name, done }
  }
  return connection
}

/** Waits until the samples show the values of the server's chain, or none can be found. */
export async function valuesShown(): Promise<void> {
  await search?.done
}

/**
 * Replaces the values in the samples with recent ones of the server's chain.
 *
 * @throws {Error} If none are found.
 */
export function showRecentValues(connection: Connection): Promise<void> {
  return showValues(connection, true)
}

async function showValues(connection: Connection, isRecent: boolean): Promise<void> {
  const values = await findValues(connection, isRecent)
  if (shown.url === connection.url) show(connection, values)
}

function show({ url }: Connection, values: Replacements['values']): void {
  shown = { url, values }
  for (const sample of document.querySelectorAll('[data-sample]:not([data-edited])')) {
    showExample(sample, shown)
  }
  for (const place of document.querySelectorAll('[data-server-url]')) place.textContent = url
  document.dispatchEvent(new Event(SHOWN))
}
