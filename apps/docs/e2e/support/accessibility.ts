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
  /** Theme in which it was found, or `any` for a check that doesn't depend on the theme. */
  theme: Theme | 'any'
}

/**
 * Returns accessibility checks for pages that share their colors. Checks that don't depend on the
 * theme run once per page. Contrast checks take nearly all of the time, so they run in both themes
 * only for combinations of text and background that no previous page had.
 */
export function createChecks() {
  const seen = new Set<string>()

  async function violationsOf(page: Page): Promise<Violation[]> {
    await page.evaluate(source)
    const violations: Violation[] = await page.evaluate(checkStructure)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const { styles, found } = await page.evaluate(checkContrast, { theme, known: [...seen] })
      for (const style of styles) seen.add(style)
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

/** Runs in the page. Checks elements of each combination of styles that isn't known yet. */
async function checkContrast({
  theme,
  known,
}: {
  theme: Theme
  known: string[]
}): Promise<{ styles: string[]; found: Violation[] }> {
  const MAX_PER_STYLE = 4
  // Finish the color transition from the previous theme.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  /** Returns all styles that affect contrast and how links are distinguished. */
  const styleOf = (element: Element): string => {
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

  /** Several elements per combination, because one of them may be hidden or covered. */
  const fresh = new Map<string, Element[]>()
  for (const element of document.querySelectorAll('body, body *')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const style = styleOf(element)
    const alike = fresh.get(style) ?? []
    if (known.includes(style) || alike.length === MAX_PER_STYLE) continue
    fresh.set(style, [...alike, element])
  }
  if (fresh.size === 0) return { styles: [], found: [] }
  const { passes, violations } = await axe.run(
    { include: [...fresh.values()].flat() },
    {
      resultTypes: ['passes', 'violations'],
      runOnly: ['color-contrast', 'link-in-text-block'],
      elementRef: true,
    },
  )
  const checked = new Set(
    [...passes, ...violations]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  )
  const isChecked = ([, alike]: [string, Element[]]) =>
    alike.some((element) => checked.has(element as HTMLElement))
  return {
    styles: [...fresh].filter(isChecked).map(([style]) => style),
    found: violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html, theme })),
  }
}
