import { exampleEndpoint } from '../../config/config'
import { ENDPOINT_KEY, SANDBOX_KEY } from '../../shared/storage-keys'
import { hostOf } from './host-of'
import { parseUrl } from './parse-url'
import { readPresets } from './presets'

/** Where the requests of these pages go. */
export type Server =
  | { kind: 'endpoint'; url: string; isChosen: boolean }
  /** `insteadOf` is the URL of the default endpoint, if it didn't respond. */
  | { kind: 'sandbox'; insteadOf?: string }

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60
const CHANGED = 'docs:server'

/** The choice on this page, which lasts even if the storage is blocked. */
let current: Server | undefined

/**
 * Returns the server for requests: the one that the reader chose here or in the explorer, otherwise
 * the deployment's first preset, otherwise the samples' endpoint.
 */
export async function currentServer(): Promise<Server> {
  const chosen = chosenServer()
  if (chosen) return chosen
  const [first] = await readPresets()
  return { kind: 'endpoint', url: first?.url ?? exampleEndpoint, isChosen: false }
}

function chosenServer(): Server | undefined {
  const read = (storage: () => Storage, key: string) => {
    try {
      return storage().getItem(key)
    } catch {
      return undefined
    }
  }
  const sandbox = read(() => localStorage, SANDBOX_KEY)
  if (sandbox === undefined) return current
  if (sandbox !== null) return { kind: 'sandbox' }
  const insteadOf = parseUrl(read(() => sessionStorage, SANDBOX_KEY))
  if (insteadOf) return { kind: 'sandbox', insteadOf }
  const url = parseUrl(read(() => localStorage, ENDPOINT_KEY))
  return url === undefined ? undefined : { kind: 'endpoint', url, isChosen: true }
}

/** Saves the reader's choice. The explorer uses the endpoint as well. */
export function chooseServer(server: Server): void {
  current = server
  attempt(() => {
    const { kind } = server
    const insteadOf = kind === 'sandbox' ? server.insteadOf : undefined
    if (insteadOf === undefined) sessionStorage.removeItem(SANDBOX_KEY)
    else sessionStorage.setItem(SANDBOX_KEY, insteadOf)
    if (kind === 'sandbox' && insteadOf === undefined) localStorage.setItem(SANDBOX_KEY, 'chosen')
    else localStorage.removeItem(SANDBOX_KEY)
    if (kind === 'sandbox' || !server.isChosen) return
    localStorage.setItem(ENDPOINT_KEY, server.url)
    document.cookie = `${ENDPOINT_KEY}=${encodeURIComponent(server.url)}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  })
  document.dispatchEvent(new Event(CHANGED))
}

/** Calls a listener after each change of the choice, on this page or another one. */
export function onServerChange(listener: () => void): void {
  document.addEventListener(CHANGED, listener)
  addEventListener('storage', ({ key }) => {
    if (key === ENDPOINT_KEY || key === SANDBOX_KEY || key === null) listener()
  })
}

/** Returns a server's short name. */
export function nameOf(server: Server): string {
  return server.kind === 'sandbox' ? 'Sandbox' : hostOf(server.url)
}

function attempt(action: () => void): void {
  try {
    action()
  } catch {
    // Storage is blocked, so the choice applies only to this page.
  }
}
