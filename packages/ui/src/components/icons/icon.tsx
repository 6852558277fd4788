import { forwardRef, type ComponentPropsWithoutRef } from 'react'

/**
 * Props of every icon.
 *
 * @example
 * ```tsx
 * import { IconCheck, type IconProps } from '@mcm/ui/icons'
 *
 * const small: IconProps = { size: 12 }
 *
 * <IconCheck {...small} />
 * ```
 */
export type IconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> & {
  /** Size in pixels. @default 16 */
  size?: number | undefined
}

/**
 * Creates a 16 by 16 icon with 1.5 px strokes, in the color of the surrounding text. It is hidden
 * from assistive technology.
 */
export function icon(name: string, path: string, solid = '') {
  const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ size = 16, ...rest }, ref) {
    return (
      <svg
        ref={ref}
        viewBox="0 0 16 16"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={path} />
        {solid && <path d={solid} fill="currentColor" />}
      </svg>
    )
  })
  Icon.displayName = name
  return Icon
}

/** The outline of a round icon. */
export const CIRCLE = 'M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z'
