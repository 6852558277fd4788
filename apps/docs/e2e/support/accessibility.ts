import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { checkContrast } from '../../../../tooling/test/contrast.mjs'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
/** Runs axe's code only on pages with something to check. */
const lazySource = `Object.defineProperty(globalThis, 'axe', {
  configurable: true,
  get() { delete globalThis.axe; ${source}; return globalThis.axe },
})`

type Theme = 'light' | 'dark'

interface Violation {
  id: string
  html: string | undefined
  /** Theme in which it was found, or `any` for a check that doesn't depend on the theme. */
  theme: Theme | 'any'
}

/** Makes axe available in every document that a page opens from now on. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(lazySource)
}

/**
 * Returns accessibility checks for pages that share their colors, opened after `addAxe`. Checks that
 * don't depend on the theme run once per page. Contrast checks take nearly all of the time, so they
 * run in both themes only for combinations of text and background that no previous page had.
 */
export function createChecks() {
  const seen = new Set<string>()

  /** @param part Selector of what is checked for more than contrast; everything by default. */
  async function violationsOf(page: Page, part = 'html'): Promise<Violation[]> {
    const violations = await page.evaluate(checkStructure, part)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const contrast = await page.evaluate(checkContrast, [...seen])
      for (const style of contrast.styles) seen.add(style)
      violations.push(...contrast.violations.map(({ id, html }) => ({ id, html: html[0], theme })))
    }
    return violations
  }

  async function expectNoViolation(page: Page, part?: string): Promise<void> {
    expect.soft(await violationsOf(page, part), page.url()).toEqual([])
  }

  return { violationsOf, expectNoViolation }
}

declare const axe: typeof Axe

/** Runs in the page. */
async function checkStructure(part: string): Promise<Violation[]> {
  const { violations } = await axe.run(part === 'html' ? document : part, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html, theme: 'any' }))
}
