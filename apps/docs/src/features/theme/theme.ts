import { THEME_KEY } from '../../shared/storage-keys'

const order = ['system', 'light', 'dark'] as const
type Theme = (typeof order)[number]

const labels: Record<Theme, string> = {
  system: 'Theme: system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

/** Handles the theme button. The docs and the explorer share the choice. */
export function startTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch] button')
  button?.addEventListener('click', () => {
    const next = order[(order.indexOf(current()) + 1) % order.length] ?? 'system'
    show(next)
    try {
      if (next === 'system') localStorage.removeItem(THEME_KEY)
      else localStorage.setItem(THEME_KEY, next)
    } catch {
      // Storage is blocked, so the choice applies only to this page.
    }
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY || key === null)
      show(order.find((theme) => theme === newValue) ?? 'system')
  })
  show(current())
}

function current(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch] button')
  if (!button) return
  button.title = labels[theme]
  button.setAttribute('aria-label', labels[theme])
}
