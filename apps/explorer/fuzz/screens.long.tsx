import '@mcm/ui/styles.css'
import { createDevnet } from '@mcm/devnet/core'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Providers } from '../src/app/providers'
import { routes } from '../src/app/router'
import { setAllowances } from '../src/data/endpoint-pace'
import { createQueryClient } from '../src/data/query-client'
import { type Case, caseOf, type Places } from './cases'
import { faultsOf } from './faults'
import type { Json } from './mutate'
import { placesOf } from './places'

const VISITS = 10_000
const PARTS = 100
/** What a turn of the browser takes until a finished answer is drawn. */
const QUIET_MS = 20
/** What is asked when the page rests comes late, and not always. */
const LONGEST_MS = 3000
const NOTHING = 'nothing'

const endpoint = 'https://devnet.test'
const devnet = createDevnet({ clock: 'manual', blocks: 300, accounts: 400 })
const config = { endpoints: [{ label: 'Test', url: endpoint }], links: {} }
const { fetch: nativeFetch } = globalThis

/** What the page asks is answered in process: one call spoilt, the others true. */
const line: { visit: Case | undefined; open: number; how: string } = {
  visit: undefined,
  open: 0,
  how: NOTHING,
}
const crashes: string[] = []
let places: Places

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  if (!request.url.startsWith(endpoint)) return nativeFetch(request)
  line.open += 1
  try {
    const response = await devnet.fetch(request)
    if (!line.visit || new URL(request.url).pathname !== line.visit.call) return response
    const { body, mutation } = line.visit.spoil((await response.json()) as Json)
    line.how = JSON.stringify(mutation)
    return new Response(body === undefined ? '' : JSON.stringify(body), response)
  } finally {
    line.open -= 1
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function settle(): Promise<void> {
  const latest = Date.now() + LONGEST_MS
  do {
    await pause(QUIET_MS)
  } while (
    line.open > 0 ||
    !document.querySelector('h1') ||
    (line.how === NOTHING && Date.now() < latest)
  )
}

async function visit(n: number): Promise<string[]> {
  line.visit = caseOf(n, places)
  line.how = NOTHING
  localStorage.clear()
  sessionStorage.clear()
  const element = document.body.appendChild(document.createElement('div'))
  const router = createMemoryRouter(routes, { initialEntries: [line.visit.path] })
  const queryClient = createQueryClient()
  const root = createRoot(element, {
    onUncaughtError: (error) => crashes.push(String(error)),
    onCaughtError: (error) => crashes.push(String(error)),
  })
  root.render(
    <Providers config={config} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  await settle()
  const faults = [...crashes.splice(0), ...faultsOf()]
  root.unmount()
  router.dispose()
  queryClient.clear()
  element.remove()
  return faults.map((fault) => `${line.visit?.path} with ${line.visit?.call} ${line.how}: ${fault}`)
}

beforeAll(() => {
  globalThis.fetch = answer
  setAllowances([{ url: endpoint, requestsPerMinute: 1e6 }])
  addEventListener('unhandledrejection', ({ reason }) => crashes.push(String(reason)))
  places = placesOf(devnet)
})

afterAll(() => {
  globalThis.fetch = nativeFetch
})

for (let part = 0; part < PARTS; part++) {
  const [from, to] = [part, part + 1].map((edge) => (edge * VISITS) / PARTS)
  test(`answers that are wrong in some field break no screen (visits from ${from})`, async () => {
    let spoilt = 0
    for (let n = from ?? 0; n < (to ?? 0); n++) {
      expect(await visit(n)).toEqual([])
      if (line.how !== NOTHING) spoilt += 1
    }
    // Now and then a screen is done before it asks for what would have been spoilt.
    expect(spoilt).toBeGreaterThan((VISITS / PARTS) * 0.9)
  })
}
