import type { Globals } from 'storybook/internal/types'
import { dark, light } from './themes'

const system = matchMedia('(prefers-color-scheme: dark)')

/** Returns Storybook's own theme for the theme that is chosen in the toolbar. */
export function ownTheme(chosen: Globals): typeof light {
  const { theme = 'system' } = chosen
  return theme === 'dark' || (theme === 'system' && system.matches) ? dark : light
}

/** Calls `listener` when the system changes between light and dark. */
export function onSystemChange(listener: () => void): () => void {
  system.addEventListener('change', listener)
  return () => system.removeEventListener('change', listener)
}
