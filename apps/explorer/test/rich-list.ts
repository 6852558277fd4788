import { page, userEvent } from 'vitest/browser'
import { onResponse, routeRequests } from './network'

const table = () => page.getByRole('table', { name: 'Accounts' })
/** The rows of the list without its head and placeholders. */
export const rows = () =>
  table()
    .getByRole('row')
    .filter({ has: page.css('a[href^="/address/"]') })
export const row = (address: string) =>
  rows().filter({ has: page.css(`a[href="/address/${address}"]`) })
export const search = () => page.getByRole('searchbox', { name: 'Search for an address' })

/** The words of a column that a phone shows in each row are there, but unseen. */
export const seen = { useInnerText: true }

export async function searchFor(text: string) {
  await search().fill(text)
  await submitSearch()
}

export async function submitSearch() {
  search().element().focus()
  await userEvent.keyboard('{Enter}')
}

/** Scrolls to where the list ends for now. */
export function scrollToEnd() {
  scrollTo(0, document.documentElement.scrollHeight)
}

/** Which pages have come whole, by their offset. */
export function watchPages(): number[] {
  const offsets: number[] = []
  onResponse(({ path, body }, status) => {
    if (path === '/stats/richlist' && status === 200) offsets.push(Number(body['offset'] ?? 0))
  })
  return offsets
}

/**
 * Hides what an endpoint says of its limits, as one does that lets no other site read it: only a 429
 * tells. Returns how often that came.
 */
export function hideLimits(url: string): () => number {
  let refused = 0
  routeRequests(url, async (_request, forward) => {
    const response = await forward()
    if (response.status === 429) refused += 1
    const headers = [...response.headers].filter(([name]) => !name.startsWith('x-ratelimit'))
    return new Response(response.body, { status: response.status, headers })
  })
  return () => refused
}

/** Keeps one page waiting, by its offset. Returns how to let it come. */
export function holdPage(url: string, offset: number): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  routeRequests(`${url}/stats/richlist`, async (request, forward) => {
    const body = (await request.clone().json()) as { offset?: number }
    if (body.offset === offset) await held
    return forward()
  })
  return release
}
