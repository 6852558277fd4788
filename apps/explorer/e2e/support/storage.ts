import type { Page } from '@playwright/test'

/** What can be wrong with a browser's storage: set up before the page's first script runs. */
export const brokenStorage = {
  /** Touching it throws, as with site data turned off. */
  blocked: (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('no', 'SecurityError')
          },
        })
    }),
  /** Reading works, nothing more can be written. */
  full: (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    }),
}
