import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Theme = 'light' | 'dark'

interface Violation {
  id: string
  html: string | undefined
  /** Where it was found; what no theme can change is looked for once. */
  theme: Theme | 'any'
}

/**
 * Checks of pages that share their colors. Everything that a theme can't change is checked once on
 * each page. Contrast, which takes nearly all of the time, is checked in both themes for each pair of
 * text and background that has not been seen before, whatever page it is on.
 */
export function createChecks() {
  const seen = new Set<string>()

  async function violationsOf(page: Page): Promise<Violation[]> {
    await page.evaluate(source)
    const violations: Violation[] = await page.evaluate(checkStructure)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const { looks, found } = await page.evaluate(checkContrast, { theme, known: [...seen] })
      for (const look of looks) seen.add(look)
      violations.push(...found)
    }
    return violations
  }

  async function expectNoViolation(page: Page): Promise<void> {
    expect.soft(await violationsOf(page), page.url()).toEqual([])
  }

  return { violationsOf, expectNoViolation }
}

declare const axe: typeof Axe

/** Runs in the page. */
async function checkStructure(): Promise<Violation[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html, theme: 'any' }))
}

/** Runs in the page: checks elements of each look that is not among those known. */
async function checkContrast({
  theme,
  known,
}: {
  theme: Theme
  known: string[]
}): Promise<{ looks: string[]; found: Violation[] }> {
  const EACH = 4
  // The colors of the theme before fade into those of this one.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  /** All that contrast and the telling apart of links depend on. */
  const lookOf = (element: Element): string => {
    const own = getComputedStyle(element)
    const parts = [own.color, own.fontSize, own.fontWeight, own.textDecorationLine]
    const link = element.closest('a')
    parts.push(link ? getComputedStyle(link.parentElement ?? link).color : 'no link')
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each)
      if (opacity !== '1' || backgroundImage !== 'none') parts.push(opacity, backgroundImage)
      if (backgroundColor === 'rgba(0, 0, 0, 0)') continue
      parts.push(backgroundColor)
      if (!/rgba|\//.test(backgroundColor)) break
    }
    return parts.join(' ')
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    ) || element.matches('input, select, textarea')

  /** Some of each look, because one alone may be covered, cut off or out of sight. */
  const fresh = new Map<string, Element[]>()
  for (const element of document.querySelectorAll('body, body *')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const look = lookOf(element)
    const alike = fresh.get(look) ?? []
    if (known.includes(look) || alike.length === EACH) continue
    fresh.set(look, [...alike, element])
  }
  if (fresh.size === 0) return { looks: [], found: [] }
  const { passes, violations } = await axe.run(
    { include: [...fresh.values()].flat() },
    {
      resultTypes: ['passes', 'violations'],
      runOnly: ['color-contrast', 'link-in-text-block'],
      elementRef: true,
    },
  )
  const judged = new Set(
    [...passes, ...violations]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  )
  const isJudged = ([, alike]: [string, Element[]]) =>
    alike.some((element) => judged.has(element as HTMLElement))
  return {
    looks: [...fresh].filter(isJudged).map(([look]) => look),
    found: violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html, theme })),
  }
}
