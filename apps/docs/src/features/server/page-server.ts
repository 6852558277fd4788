import { exampleEndpoint } from '../../config/config'
import type { Replacements } from './adapt-text'
import { findValues, knownValues } from './chain-values'
import { onServerChange } from './choice'
import { connect, type Connection } from './connection'
import { replacementsIn, showExample } from './sample-code'

const SHOWN = 'docs:server-shown'

let shown: Replacements = { url: exampleEndpoint, values: {} }
let watching = false

/** A search for values that is still running. */
let search: { name: string; done: Promise<void> } | undefined

/** Returns the endpoint and the values that a sample of the page shows. */
export function shownReplacements(sample: HTMLElement): Replacements {
  return replacementsIn(sample, shown)
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
    const done = findValues(connection, false)
      .then((values) => showFound(connection, values))
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
 * @param sample The sample for which the reader wants them, even if it usually keeps its values.
 * @throws {Error} If none are found.
 */
export async function showRecentValues(connection: Connection, sample: HTMLElement): Promise<void> {
  const values = await findValues(connection, true)
  delete sample.dataset['keepsValues']
  showFound(connection, values)
}

function showFound(connection: Connection, values: Replacements['values']): void {
  if (shown.url === connection.url) show(connection, values)
}

function show({ url }: Connection, values: Replacements['values']): void {
  shown = { url, values }
  const samples = document.querySelectorAll<HTMLElement>('[data-sample]:not([data-edited])')
  for (const sample of samples) {
    showExample(sample, replacementsIn(sample, shown))
  }
  for (const place of document.querySelectorAll('[data-server-url]')) place.textContent = url
  document.dispatchEvent(new Event(SHOWN))
}
