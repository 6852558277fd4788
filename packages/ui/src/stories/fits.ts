import { expect } from 'storybook/test'

/** Nothing reaches beyond the narrowest screen there is. */
export async function fits320(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}
