import type { Page, Request } from '@playwright/test'

/** Counts the page's requests to endpoints, by API path. */
export function countRequests(page: Page): (path: string) => number {
  const counts = new Map<string, number>()
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST') return
    const { pathname } = new URL(request.url())
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
  })
  return (path) => counts.get(path) ?? 0
}

/** Hides or shows the tab, as far as the page can tell. */
export async function showTab(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    visible ? 'visible' : 'hidden',
  )
}
