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

/** What a turn of the browser takes until a finished response is drawn. */
const QUIET_MS = 20
/** What is asked when the page rests comes late, and not always. */
const LONGEST_MS = 1500

interface Around {
  devnet: Devnet
  places: Places
  visit: (path: string) => void
}

interface Visit {
  /** Where it was, and what was wrong with which call. */
  what: string
  isSpoilt: boolean
  faults: string[]
}

/**
 * Makes the n-th visit: one call has a wrong response, the others true ones. Each visit has an
 * endpoint of its own, of which the page can't know anything from before.
 */
async function visitSpoilt(n: number, { devnet, places, visit }: Around): Promise<Visit> {
  const { path, call, spoil } = caseOf(n, places)
  const url = `https://spoilt-${n}.test`
  const spoilt = { how: '' }
  const takeDown = serve(url, async (request) => {
    const response = await withhold(await devnet.fetch(request))
    if (new URL(request.url).pathname !== call) return response
    const { body, mutation } = spoil((await response.json()) as Json)
    spoilt.how = JSON.stringify(mutation)
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
    (spoilt.how === '' && Date.now() < latest)
  )
  const faults = faultsOf()
  takeDown()
  return { what: `${path} when ${call} has ${spoilt.how}`, isSpoilt: spoilt.how !== '', faults }
}

/**
 * Makes the visits of a range one after the other.
 *
 * @throws at the first that breaks a screen.
 */
export async function visitAll(
  { from, to }: { from: number; to: number },
  { chain, visit, pageErrors }: Pick<Fixtures, 'chain' | 'visit' | 'pageErrors'>,
): Promise<void> {
  const { devnet } = chain()
  const around = { devnet, places: placesOf(devnet), visit }
  let spoilt = 0
  for (let n = from; n < to; n++) {
    const { what, isSpoilt, faults } = await visitSpoilt(n, around)
    if (isSpoilt) spoilt += 1
    expect([...pageErrors.splice(0), ...faults], what).toEqual([])
  }
  // Now and then a screen is done before it asks for what would have been spoilt.
  expect(spoilt).toBeGreaterThan((to - from) * 0.9)
}
