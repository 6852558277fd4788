import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { checkContrast } from '../../../tooling/test/contrast.mjs'

/** Combinations of text and background without a violation in any earlier story. */
const legible = new Set<string>()

/**
 * Asserts that axe finds no violation of contrast in a story, unless the story switches axe off.
 * Stories share most combinations of colors, and each is checked once per theme.
 */
export async function checkColors({ parameters }: StoryContext): Promise<void> {
  if (parameters['a11y']?.test === 'off') return
  const { default: axe } = await import('axe-core')
  Object.assign(globalThis, { axe })
  const { styles, violations } = await checkContrast([...legible])
  await expect(violations).toEqual([])
  for (const style of styles) legible.add(style)
}
