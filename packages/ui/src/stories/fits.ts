import { expect } from 'storybook/test'

/** Nothing reaches beyond the narrowest screen there is. */
export async function fits320(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}

/** Every control is whole in the window: what a shell clips makes no page wider. */
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
