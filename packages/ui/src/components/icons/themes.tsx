import { CIRCLE, icon } from './icon'

/**
 * Shows a moon, for the dark theme.
 *
 * @example
 * ```tsx
 * import { IconThemeDark } from '@mcm/ui/icons'
 *
 * <IconThemeDark size={14} />
 * ```
 */
export const IconThemeDark = /* @__PURE__ */ icon(
  'IconThemeDark',
  'M13.8 9.7A6 6 0 0 1 6.3 2.2a6 6 0 1 0 7.5 7.5Z',
)

/**
 * Shows a sun, for the light theme.
 *
 * @example
 * ```tsx
 * import { IconThemeLight } from '@mcm/ui/icons'
 *
 * <IconThemeLight size={14} />
 * ```
 */
export const IconThemeLight = /* @__PURE__ */ icon(
  'IconThemeLight',
  'M11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.1 3.1l1 1M11.9 11.9l1 1M3.1 12.9l1-1M11.9 4.1l1-1',
)

/**
 * Shows a half-filled circle, for the system's theme.
 *
 * @example
 * ```tsx
 * import { IconThemeSystem } from '@mcm/ui/icons'
 *
 * <IconThemeSystem size={14} />
 * ```
 */
export const IconThemeSystem = /* @__PURE__ */ icon(
  'IconThemeSystem',
  CIRCLE,
  'M8 1.5a6.5 6.5 0 0 1 0 13Z',
)
