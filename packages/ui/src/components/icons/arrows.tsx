import { icon } from './icon'

/**
 * Shows an arrow to the right.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@mcm/ui/button'
 * import { IconArrowRight } from '@mcm/ui/icons'
 *
 * <ButtonLink href="/blocks" iconAfter={<IconArrowRight size={14} />}>All blocks</ButtonLink>
 * ```
 */
export const IconArrowRight = /* @__PURE__ */ icon('IconArrowRight', 'M2.5 8h11m-4-4 4 4-4 4')

/**
 * Shows a chevron that points down.
 *
 * @example
 * ```tsx
 * import { IconChevronDown } from '@mcm/ui/icons'
 *
 * <IconChevronDown size={14} />
 * ```
 */
export const IconChevronDown = /* @__PURE__ */ icon('IconChevronDown', 'm4 6.2 4 4 4-4')

/**
 * Shows a chevron that points left.
 *
 * @example
 * ```tsx
 * import { IconChevronLeft } from '@mcm/ui/icons'
 *
 * <IconChevronLeft size={14} />
 * ```
 */
export const IconChevronLeft = /* @__PURE__ */ icon('IconChevronLeft', 'm9.8 3.6-4.3 4.4 4.3 4.4')

/**
 * Shows a chevron that points right.
 *
 * @example
 * ```tsx
 * import { IconChevronRight } from '@mcm/ui/icons'
 *
 * <IconChevronRight size={14} />
 * ```
 */
export const IconChevronRight = /* @__PURE__ */ icon('IconChevronRight', 'm6.2 3.6 4.3 4.4-4.3 4.4')

/**
 * Shows an arrow that leaves, for links to other sites.
 *
 * @example
 * ```tsx
 * import { IconExternal } from '@mcm/ui/icons'
 *
 * <IconExternal size={14} />
 * ```
 */
export const IconExternal = /* @__PURE__ */ icon('IconExternal', 'M5 11 12 4M6.5 3.5H12.5V9.5')
