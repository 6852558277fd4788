import { IconButton } from '../button'
import { IconThemeDark, IconThemeLight, IconThemeSystem } from '../icons'

export type Theme = 'system' | 'light' | 'dark'

export interface ThemeSwitchProps {
  value: Theme
  onChange: (theme: Theme) => void
  className?: string | undefined
}

const order = {
  system: { next: 'light', Icon: IconThemeSystem, words: 'system' },
  light: { next: 'dark', Icon: IconThemeLight, words: 'light' },
  dark: { next: 'system', Icon: IconThemeDark, words: 'dark' },
} as const

/** Shows a button that cycles through the themes: system, light and dark. */
export function ThemeSwitch({ value, onChange, className }: ThemeSwitchProps) {
  const { next, Icon, words } = order[value]
  return (
    <IconButton
      label={`Theme: ${words}. Change to ${order[next].words}`}
      onClick={() => onChange(next)}
      {...(className === undefined ? {} : { className })}
    >
      <Icon />
    </IconButton>
  )
}
