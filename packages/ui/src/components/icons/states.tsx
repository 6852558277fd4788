import { CIRCLE, icon } from './icon'

const STAR = 'm8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6L8 1.8Z'

/**
 * Shows a warning triangle.
 *
 * @example
 * ```tsx
 * import { IconAlert } from '@mcm/ui/icons'
 *
 * <IconAlert size={14} />
 * ```
 */
export const IconAlert = /* @__PURE__ */ icon('IconAlert', 'M8 1.9 15 14H1L8 1.9Zm0 4.6v3.4m0 2v.1')

/**
 * Shows a tick.
 *
 * @example
 * ```tsx
 * import { IconCheck } from '@mcm/ui/icons'
 *
 * <IconCheck size={14} />
 * ```
 */
export const IconCheck = /* @__PURE__ */ icon('IconCheck', 'm3 8.6 3.3 3.3L13 4.6')

/**
 * Shows a tick in a circle.
 *
 * @example
 * ```tsx
 * import { IconCheckCircle } from '@mcm/ui/icons'
 *
 * <IconCheckCircle size={14} />
 * ```
 */
export const IconCheckCircle = /* @__PURE__ */ icon(
  'IconCheckCircle',
  `${CIRCLE}M5 8.3l2.1 2.1L11.2 6`,
)

/**
 * Shows a clock.
 *
 * @example
 * ```tsx
 * import { IconClock } from '@mcm/ui/icons'
 *
 * <IconClock size={14} />
 * ```
 */
export const IconClock = /* @__PURE__ */ icon('IconClock', `${CIRCLE}M8 4.4V8l2.4 1.6`)

/**
 * Shows an i in a circle.
 *
 * @example
 * ```tsx
 * import { IconInfo } from '@mcm/ui/icons'
 *
 * <IconInfo size={14} />
 * ```
 */
export const IconInfo = /* @__PURE__ */ icon('IconInfo', `${CIRCLE}M8 7.4v3.8m0-6.4v.1`)

/**
 * Shows a path that forks, such as a chain that split.
 *
 * @example
 * ```tsx
 * import { IconSplit } from '@mcm/ui/icons'
 *
 * <IconSplit size={14} />
 * ```
 */
export const IconSplit = /* @__PURE__ */ icon(
  'IconSplit',
  'M4 14.5v-13M4 9.5c0-3.4 8-1.4 8-5V2m-3 3 3-3.2L15 5',
)

/**
 * Shows an outlined star.
 *
 * @example
 * ```tsx
 * import { IconStar } from '@mcm/ui/icons'
 *
 * <IconStar size={14} />
 * ```
 */
export const IconStar = /* @__PURE__ */ icon('IconStar', STAR)

/**
 * Shows a filled star.
 *
 * @example
 * ```tsx
 * import { IconStarFilled } from '@mcm/ui/icons'
 *
 * <IconStarFilled size={14} />
 * ```
 */
export const IconStarFilled = /* @__PURE__ */ icon('IconStarFilled', STAR, STAR)
