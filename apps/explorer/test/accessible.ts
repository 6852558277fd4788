import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { checkContrast } from '../../../tooling/test/contrast.mjs'

/** Rules checked separately, once per combination of styles, because they take nearly all of the time. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']
/** Rules that a width can affect for elements also visible at other widths. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable']
const HEIGHT = 900

/** Elements already checked on another page: header and footer are the same on most. */
const sound = new Set<string>()
/** Combinations of styles without a violation on any earlier page. */
const legible = new Set<string>()

/**
 * Asserts that axe finds no violations in the current page, in both themes on desktop and
 * phone, and that nothing overflows down to 320 pixels. Skips repeated checks that can't
 * differ.
 *
 * @param without axe rules that don't apply to the page; the caller says why.
 */
export async function expectAccessible(without: string[] = []): Promise<void> {
  await show(1280, 'light')
  await expectSound('1280 px, light', { without })
  const onDesk = new Set(visibleElements())
  await show(390, 'light')
  const known = knownParts('390 px, light')
  const differs = visibleElements().some(
    (element) => !onDesk.has(element) && !known.some((part) => part.contains(element)),
  )
  await expectSound('390 px, light', differs ? { without } : { only: OF_LAYOUT })
  await show(390, 'dark')
  await expectLegible('390 px, dark')
  await show(1280, 'dark')
  await expectLegible('1280 px, dark')
  await show(320, 'light')
}

/** Applies a size and theme, and asserts that the page fits. */
async function show(width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await commands.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.viewport(width, HEIGHT)
  const beyond = document.documentElement.scrollWidth - innerWidth
  expect(beyond, `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
}

interface Rules {
  only?: string[]
  without?: string[]
}

async function expectSound(how: string, { only, without = [] }: Rules): Promise<void> {
  const exclude = knownParts(how)
  const { violations } = await axe.run(
    { include: [document], ...(exclude.length > 0 ? { exclude } : {}) },
    {
      resultTypes: ['violations'],
      iframes: false,
      ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
      rules: Object.fromEntries(
        [...OF_COLORS, ...without].map((rule) => [rule, { enabled: false }]),
      ),
    },
  )
  expectNone(
    violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) })),
    how,
  )
  for (const part of frame()) sound.add(keyOf(part, how))
  await expectLegible(how)
}

async function expectLegible(how: string): Promise<void> {
  const { styles, violations } = await checkContrast([...legible])
  expectNone(violations, how)
  for (const style of styles) legible.add(style)
}

function expectNone(violations: { id: string; html: string[] }[], how: string): void {
  const found = violations.map(({ id, html }) => [id, ...html].join(' '))
  expect(found, `${how}: ${found.join('\n')}`).toEqual([])
}

/** Header and footer. */
const frame = () => [...document.querySelectorAll('#root > * > :is(header, footer)')]
const knownParts = (how: string) => frame().filter((part) => sound.has(keyOf(part, how)))
/** React's generated ids differ on every page. */
const keyOf = (part: Element, how: string) => how + part.outerHTML.replaceAll(/_r_\w+_/g, '')

const visibleElements = () =>
  [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
