'use client'

import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useControlled } from '../../internal/use-controlled'
import { IconButton } from '../button'
import { IconThemeDark, IconThemeLight, IconThemeSystem } from '../icons'

/**
 * The visitor's choice of theme.
 *
 * @example
 * ```tsx
 * import { type Theme, ThemeSwitch } from '@mcm/ui/theme-switch'
 *
 * const theme: Theme = 'dark'
 *
 * <ThemeSwitch defaultValue={theme} />
 * ```
 */
export type Theme = 'system' | 'light' | 'dark'

/**
 * Props of `ThemeSwitch`.
 *
 * @example
 * ```tsx
 * import { ThemeSwitch, type ThemeSwitchProps } from '@mcm/ui/theme-switch'
 *
 * const themes: ThemeSwitchProps = { defaultValue: 'dark' }
 *
 * <ThemeSwitch {...themes} />
 * ```
 */
export interface ThemeSwitchProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'onClick'
> {
  /** The chosen theme. Without it, the component keeps its own state. */
  value?: Theme | undefined
  /** The initial theme, if the component keeps its own state. @default 'system' */
  defaultValue?: Theme | undefined
  onValueChange?: ((theme: Theme) => void) | undefined
}

const order = {
  system: { next: 'light', Icon: IconThemeSystem, words: 'system' },
  light: { next: 'dark', Icon: IconThemeLight, words: 'light' },
  dark: { next: 'system', Icon: IconThemeDark, words: 'dark' },
} as const

/**
 * Shows a button that cycles through the themes: system, light and dark.
 *
 * @example
 * ```tsx
 * import { ThemeSwitch } from '@mcm/ui/theme-switch'
 *
 * <ThemeSwitch
 *   onValueChange={(theme) => {
 *     if (theme === 'system') delete document.documentElement.dataset['theme']
 *     else document.documentElement.dataset['theme'] = theme
 *   }}
 * />
 * ```
 */
export const ThemeSwitch = /* @__PURE__ */ forwardRef<HTMLButtonElement, ThemeSwitchProps>(
  function ThemeSwitch({ value, defaultValue = 'system', onValueChange, ...rest }, ref) {
    const [theme, setTheme] = useControlled(value, defaultValue, onValueChange)
    const { next, Icon, words } = order[theme]
    return (
      <IconButton
        ref={ref}
        {...rest}
        label={`Theme: ${words}. Change to ${order[next].words}`}
        onClick={() => setTheme(next)}
      >
        <Icon />
      </IconButton>
    )
  },
)
