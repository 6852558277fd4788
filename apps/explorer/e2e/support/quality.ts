import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { checkContrast } from '../../../../tooling/test/contrast.mjs'
import { expect } from './test'

/** Rules checked separately, once per combination of styles, because they take nearly all of the time. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']
/** Combinations of styles without a violation on any earlier page. */
const legible = new Set<string>()

/**
 * Asserts that axe finds no violations in the current page, in both themes on desktop and
 * phone, and that nothing overflows down to 320 pixels.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
    if (width === 320) break
    // Legacy mode doesn't open an extra page that merges results from frames; these pages have none.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .disableRules(OF_COLORS)
      .analyze()
    const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    expect(found, `${width} px`).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const contrast = await page.evaluate(checkContrast, [...legible])
      expect(contrast.violations, `${width} px, ${colorScheme}`).toEqual([])
      for (const style of contrast.styles) legible.add(style)
    }
  }
}

/**
 * Records layout shifts while a page loads, starting at the next navigation.
 *
 * @returns a function that asserts a total under 0.02 and reports each shift.
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
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (shift.hadRecentInput) continue
        shifts.total += shift.value
        for (const { node, previousRect, currentRect } of shift.sources) {
          const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '')
          const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`)
          shifts.where.push(
            `${shift.value.toFixed(4)} at ${shift.startTime.toFixed()} ms, ${from} to ${to}: ${text.slice(0, 120)}`,
          )
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
