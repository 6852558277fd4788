import { useEffect, useSyncExternalStore } from 'react'
import { storedValue } from '../../shared/stored-value'

export type Theme = 'system' | 'light' | 'dark'

const stored = storedValue<Theme>({
  key: 'theme',
  fallback: 'system',
  parse: (text) => (text === 'light' || text === 'dark' ? text : undefined),
  serialize: (theme) => (theme === 'system' ? null : theme),
})

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(stored.subscribe, stored.get, () => 'system' as const)
  return [theme, stored.set]
}

/**
 * Applies the theme to the document. `public/boot.js` does the same before the first paint.
 */
export function useApplyTheme(): void {
  const [theme] = useTheme()
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])
}
