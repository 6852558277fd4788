import type { Page } from '@playwright/test'
import { languages } from '../../src/samples/languages'

export const sample = (page: Page, id: string) => page.locator(`[data-sample="${id}"]`)
export const state = (page: Page) => page.locator('[data-part=state]')
export const tryNow = (page: Page, id: string) => sample(page, id).locator('[data-try]')

/** Chooses an endpoint like the explorer does. */
export async function choose(page: Page, url: string): Promise<void> {
  await page.addInitScript((endpoint) => localStorage.setItem('api-endpoint', endpoint), url)
}

/** Returns the sample's code in each language. */
export async function shownTexts(page: Page, id: string): Promise<string[]> {
  const panels = languages.map((language) =>
    sample(page, id).locator(`[data-panel~=${language.id}] pre`).textContent(),
  )
  return (await Promise.all(panels)).map((text) => text ?? '')
}
