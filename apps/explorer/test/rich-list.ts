import { page, userEvent } from 'vitest/browser'
import { holdResponses, onResponse, routeRequests } from './network'

const table = () => page.getByRole('table', { name: 'Accounts' })
/** The list's rows without its header and placeholders. */
export const rows = () =>
  table()
    .getByRole('row')
    .filter({ has: page.css('a[href^="/address/"]') })
export const row = (address: string) =>
  rows().filter({ has: page.css(`a[href="/address/${address}"]`) })
export const search = () => page.getByRole('searchbox', { name: 'Search for an address' })

/** Column labels shown in each row on phones are in the page but hidden. */
export const seen = { useInnerText: true }

export async function searchFor(text: string) {
  await search().fill(text)
  await submitSearch()
}

export async function submitSearch() {
  search().element().focus()
  await userEvent.keyboard('{Enter}')
}

/** Scrolls to the current end of the list. */
export function scrollToEnd() {
  scrollTo(0, document.documentElement.scrollHeight)
}

/** Returns which pages have fully loaded, by offset. */
export function watchPages(): number[] {
  const offsets: number[] = []
  onResponse(({ path, body }, status) => {
    if (path === '/stats/richlist' && status === 200) offsets.push(Number(body['offset'] ?? 0))
  })
  return offsets
}

/**
 * Makes an endpoint refuse every third request for a page. Like an endpoint that doesn't expose its
 * limits across origins, it shows them only by a 429. Returns a function that counts the 429s.
 */
export function refuseEveryThird(url: string): () => number {
  let requests = 0
  let refused = 0
  routeRequests(`${url}/stats/richlist`, (_request, forward) => {
    requests += 1
    if (requests % 3 !== 0) return forward()
    refused += 1
    return Promise.resolve(
      new Response('Rate limit exceeded', { status: 429, headers: { 'retry-after': '1' } }),
    )
  })
  return () => refused
}

/** Holds back one page, by its offset. Returns a function that releases it. */
export function holdPage(url: string, offset: number): () => void {
  return holdResponses(`${url}/stats/richlist`, (body) => body['offset'] === offset)
}
