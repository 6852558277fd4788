import { createDevnet, type Devnet, type DevnetOptions } from '@mcm/devnet/core'
import { test as base, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { setAllowances } from '../src/data/endpoint-pace'
import { chooseEndpoint } from '../src/features/endpoint/endpoint-store'
import { learnTime } from '../src/shared/true-time'
import { mount, unmount } from './mount'
import { resetNetwork, serve, withhold } from './network'

/** A chain with its endpoint, in process. */
export interface Chain {
  devnet: Devnet
  url: string
  /** Makes its endpoint unreachable from now on. */
  close: () => void
}

/** What a test receives. */
export interface Fixtures {
  /** Creates a chain for the test; its endpoint is added to those the page offers. */
  chain: (options?: DevnetOptions) => Chain
  /**
   * Opens a page as if in a new tab, with only storage kept. The tab's history may have started
   * elsewhere.
   */
  visit: (path: string, before?: string[]) => void
  /** Errors that the page didn't show; checked at the end of each test. */
  pageErrors: string[]
}

/** Not a failure: a size that changed while sizes were read is reported in the next frame. */
const BROWSER_NOTICE = 'ResizeObserver loop completed with undelivered notifications.'

/** Request rates are unlimited until an endpoint rate-limits. */
const PER_MINUTE = 6000

const DESK = { width: 1280, height: 720 }

/**
 * Numbered across all tests, so that no test sees cached data about another test's endpoint.
 */
let chains = 0
let offered: string[] = []
const allowances = new Map<string, number>()
let links: Record<string, string> = {}
let labels: string | undefined
let dataset: string | undefined
let build: string | undefined

/** Limits the page's requests to an endpoint, as a deployment does. */
export function limitRequests(url: string, perMinute: number): void {
  allowances.set(url, perMinute)
}

/** Gives the page the server's time, whatever the page's clock shows. */
export function serverTime(time: number): void {
  const headers = { date: new Date(time).toUTCString() }
  learnTime(new Response(null, { headers }), Date.now())
}

/** Sets the endpoints that pages offer, the first as the default. */
export function offerEndpoints(urls: string[]): void {
  offered = urls
}

/** Sets the external links of pages, by their names in the configuration. */
export function offerLinks(addresses: Record<string, string>): void {
  links = addresses
}

/** Has pages give addresses the names of a labels file. */
export function offerLabels(file: Record<string, { name: string; source: string }>): void {
  labels = 'https://labels.test/labels.json'
  serve('https://labels.test', () => Promise.resolve(Response.json(file)))
}

/** Has pages keep their data for use without a connection, as pages of this build. */
export function keepData(name: string): void {
  build = name
}

/** Has pages show the data set in the folder with this URL. */
export function offerDataset(url: string): void {
  dataset = url
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  chain: async ({}, provide) => {
    const devnets: Devnet[] = []
    await provide((options = {}) => {
      const devnet = createDevnet({
        clock: 'manual',
        blocks: 300,
        accounts: 400,
        difficulty: 0,
        // Otherwise its tip would be old, and every screen would report that the endpoint is
        // behind.
        startTime: Date.now(),
        ...options,
      })
      devnets.push(devnet)
      chains += 1
      const url = `https://chain-${chains}.test`
      offered.push(url)
      return {
        devnet,
        url,
        close: serve(url, async (request) => withhold(await devnet.fetch(request))),
      }
    })
    for (const devnet of devnets) devnet.close()
  },
  // oxlint-disable-next-line no-empty-pattern
  visit: async ({}, provide) => {
    await provide((path, before = []) => {
      const endpoints = offered.map((url, at) => ({
        label: `Test ${at + 1}`,
        url,
        requestsPerMinute: allowances.get(url) ?? PER_MINUTE,
      }))
      setAllowances(endpoints)
      const files = { ...(labels && { labels }), ...(dataset && { dataset }) }
      mount([...before, path], { endpoints, links, ...files }, build)
    })
  },
  pageErrors: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const errors: string[] = []
      const note = (error: unknown) => {
        if (!String(error).includes(BROWSER_NOTICE)) errors.push(String(error))
      }
      const onError = ({ message }: ErrorEvent) => note(message)
      const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason)
      const logged = vi.spyOn(console, 'error').mockImplementation((...parts) => {
        note(parts.map(String).join(' '))
      })
      addEventListener('error', onError)
      addEventListener('unhandledrejection', onRejection)
      await provide(errors)
      unmount()
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
      logged.mockRestore()
      await startOver()
      if (errors.length > 0) throw new Error(`The page failed silently:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Resets the page for the next test. */
async function startOver(): Promise<void> {
  vi.useRealTimers()
  serverTime(Date.now())
  vi.unstubAllGlobals()
  resetNetwork()
  offered = []
  allowances.clear()
  links = {}
  labels = undefined
  dataset = undefined
  build = undefined
  // The store watches the storage, so a choice left only in its cookie would outlive both.
  if (document.cookie.includes('api-endpoint=')) chooseEndpoint('')
  localStorage.clear()
  sessionStorage.clear()
  for (const entry of document.cookie.split('; ')) {
    document.cookie = `${entry.split('=')[0]}=; path=/; max-age=0`
  }
  Reflect.deleteProperty(document, 'visibilityState')
  history.replaceState(null, '', location.pathname + location.search)
  scrollTo(0, 0)
  if (innerWidth !== DESK.width || innerHeight !== DESK.height) {
    await page.viewport(DESK.width, DESK.height)
  }
  if (matchMedia('(prefers-color-scheme: dark), (prefers-reduced-motion: no-preference)').matches) {
    await commands.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
  }
}

/** Hides or shows the tab, as far as the page can tell. */
export function showTab(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

export { expect } from 'vitest'
export { page, userEvent } from 'vitest/browser'
export { pollTip, installClock, runFor } from './clock'
export { pause, progressBar, reveal, textsOf } from './locate'
export { currentPath, goBack } from './mount'
export * from './network'
export { spec } from './specification/spec'
