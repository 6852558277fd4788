import { expect } from 'storybook/test'

/** Asserts that nothing overflows the narrowest supported screen. */
export async function fits320(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}

/**
 * Asserts that every control is fully inside the window, because content that a container clips
 * doesn't widen the page.
 */
export async function controlsInWindow(): Promise<void> {
  const shown = [...document.querySelectorAll('a, button, input')].filter((control) =>
    control.checkVisibility(),
  )
  await expect(shown).not.toEqual([])
  for (const control of shown) {
    const { left, right } = control.getBoundingClientRect()
    await expect(left, control.outerHTML).toBeGreaterThanOrEqual(0)
    await expect(right, control.outerHTML).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
