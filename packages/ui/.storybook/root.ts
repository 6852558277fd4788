import type { Globals } from 'storybook/internal/types'
import { applyPreference } from './preferences'

/**
 * Applies the toolbar's theme to the root, as the apps do, and simulates system preferences.
 */
export function applyRoot({ theme, contrast, motion, pointer, direction }: Globals): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = String(theme)
  root.dir = String(direction)
  root.lang = 'en'
  applyPreference('prefers-contrast', contrast === 'more' ? 'more' : undefined)
  applyPreference('prefers-reduced-motion', motion === 'reduced' ? 'reduce' : undefined)
  applyPreference('pointer', pointer === 'coarse' ? 'coarse' : undefined)
}
