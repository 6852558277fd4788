import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * Axe for what the page shows now, without what takes longer than the analysis: selectors for all
 * that passed, and a page of its own to join the results of frames, of which there are none here.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}

/**
 * Asserts that axe finds nothing in what the page shows now, in both themes on desk and phone, and
 * that nothing reaches beyond the edge, down to 320 pixels.
 *
 * @param without rules of axe that do not fit what is shown; the caller says why.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
    if (width === 320) break
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const builder = axe(page)
      // All of them in the light theme; in the dark one what a theme can change.
      if (colorScheme === 'dark') builder.withRules(['color-contrast', 'link-in-text-block'])
      else builder.disableRules(without)
      const { violations } = await builder.analyze()
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
      expect(found, `${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/**
 * Adds up what shifts while a page loads, from the next navigation on.
 *
 * @returns asserts that it was less than 0.02, and says when and what it was.
 */
export async function watchShifts(page: Page): Promise<(moment?: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts = { total: 0, where: [] as string[] }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node }[]
        }
        if (shift.hadRecentInput) continue
        shifts.total += shift.value
        for (const { node } of shift.sources) {
          const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '')
          shifts.where.push(`${shift.value.toFixed(4)} ${text.slice(0, 120)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (moment = '') => {
    const { total, where } = await page.evaluate(
      () => (globalThis as unknown as { shifts: { total: number; where: string[] } }).shifts,
    )
    expect(total, [moment, ...where].join('\n')).toBeLessThan(0.02)
  }
}
