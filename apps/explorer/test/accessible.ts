import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

/** What a theme can change. */
const OF_THEME = ['color-contrast', 'link-in-text-block']
const HEIGHT = 900

/**
 * Asserts that axe finds nothing in what the page shows now, in both themes on desk and phone, and
 * that nothing reaches beyond the edge, down to 320 pixels.
 *
 * @param without rules of axe that do not fit what is shown; the caller says why.
 */
export async function expectAccessible(without: string[] = []): Promise<void> {
  await expectSound(1280, 'light', without)
  const seen = new Set(visibleElements())
  await expectSound(390, 'light', without)
  await inTheme('dark')
  // What the desk shows too has the colors that it has there.
  if (!visibleElements().every((element) => seen.has(element))) await expectSound(390, 'dark')
  await expectSound(1280, 'dark')
  await inTheme('light')
  await page.viewport(320, HEIGHT)
  expectWithinEdge(320)
}

async function expectSound(
  width: number,
  theme: 'light' | 'dark',
  without: string[] = [],
): Promise<void> {
  await inTheme(theme)
  await page.viewport(width, HEIGHT)
  expectWithinEdge(width)
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    ...(theme === 'dark'
      ? { runOnly: { type: 'rule', values: OF_THEME } }
      : { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }),
  })
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '))
  expect(found, `${width} px, ${theme}: ${found.join('\n')}`).toEqual([])
}

function expectWithinEdge(width: number): void {
  const beyond = document.documentElement.scrollWidth - innerWidth
  expect(beyond, `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
}

const inTheme = (colorScheme: 'light' | 'dark') =>
  commands.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

const visibleElements = () =>
  [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
