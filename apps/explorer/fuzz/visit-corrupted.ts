import type { Devnet } from '@mcm/devnet/core'
import {
  expect,
  type Fixtures,
  offerEndpoints,
  openRequests,
  pause,
  serve,
  withhold,
} from '../test/screen'
import { caseOf, type Places } from './cases'
import { faultsOf } from './faults'
import type { Json } from './mutate'
import { placesOf } from './places'

/** Roughly one event-loop turn: the time until a finished response is rendered. */
const QUIET_MS = 20
/** Requests that the page makes when idle come late, and not every time. */
const LONGEST_MS = 1500

interface Around {
  devnet: Devnet
  places: Places
  visit: (path: string) => void
}

interface Visit {
  /** The screen's path, and what was corrupted in which call. */
  what: string
  isCorrupted: boolean
  faults: string[]
}

/**
 * Makes the n-th visit: one call's response is corrupted, the others are correct. Each visit
 * has its own endpoint, so the page has no cached data for it.
 */
async function visitCorrupted(n: number, { devnet, places, visit }: Around): Promise<Visit> {
  const { path, call, spoil } = caseOf(n, places)
  const url = `https://corrupted-${n}.test`
  const corrupted = { how: '' }
  const takeDown = serve(url, async (request) => {
    const response = await withhold(await devnet.fetch(request))
    if (new URL(request.url).pathname !== call) return response
    const { body, mutation } = spoil((await response.json()) as Json)
    corrupted.how = JSON.stringify(mutation)
    return new Response(body === undefined ? '' : JSON.stringify(body), response)
  })
  offerEndpoints([url])
  localStorage.clear()
  sessionStorage.clear()
  visit(path)
  const latest = Date.now() + LONGEST_MS
  do {
    await pause(QUIET_MS)
  } while (
    openRequests() > 0 ||
    !document.querySelector('h1') ||
    (corrupted.how === '' && Date.now() < latest)
  )
  const faults = faultsOf()
  takeDown()
  return {
    what: `${path} when ${call} has ${corrupted.how}`,
    isCorrupted: corrupted.how !== '',
    faults,
  }
}

/**
 * Makes the visits in a range one after the other.
 *
 * @throws at the first visit that breaks a screen.
 */
export async function visitAll(
  { from, to }: { from: number; to: number },
  { chain, visit, pageErrors }: Pick<Fixtures, 'chain' | 'visit' | 'pageErrors'>,
): Promise<void> {
  const { devnet } = chain()
  const around = { devnet, places: placesOf(devnet), visit }
  let corrupted = 0
  for (let n = from; n < to; n++) {
    const { what, isCorrupted, faults } = await visitCorrupted(n, around)
    if (isCorrupted) corrupted += 1
    expect([...pageErrors.splice(0), ...faults], what).toEqual([])
  }
  // Occasionally a screen finishes before making the request that would have been corrupted.
  expect(corrupted).toBeGreaterThan((to - from) * 0.9)
}
