import { forwardRef, type ComponentPropsWithoutRef } from 'react'

export type IconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> & {
  /** Size in pixels. @default 16 */
  size?: number | undefined
}

/**
 * Creates a 16 by 16 icon with 1.5 px strokes, in the color of the surrounding text. It is hidden
 * from assistive technology.
 */
function icon(name: string, path: string, solid = '') {
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

const CIRCLE = 'M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z'
const STAR = 'm8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6L8 1.8Z'

export const IconAlert = /* @__PURE__ */ icon('IconAlert', 'M8 1.9 15 14H1L8 1.9Zm0 4.6v3.4m0 2v.1')
export const IconArrowRight = /* @__PURE__ */ icon('IconArrowRight', 'M2.5 8h11m-4-4 4 4-4 4')
export const IconCheck = /* @__PURE__ */ icon('IconCheck', 'm3 8.6 3.3 3.3L13 4.6')
export const IconCheckCircle = /* @__PURE__ */ icon(
  'IconCheckCircle',
  `${CIRCLE}M5 8.3l2.1 2.1L11.2 6`,
)
export const IconChevronDown = /* @__PURE__ */ icon('IconChevronDown', 'm4 6.2 4 4 4-4')
export const IconChevronLeft = /* @__PURE__ */ icon('IconChevronLeft', 'm9.8 3.6-4.3 4.4 4.3 4.4')
export const IconChevronRight = /* @__PURE__ */ icon('IconChevronRight', 'm6.2 3.6 4.3 4.4-4.3 4.4')
export const IconClock = /* @__PURE__ */ icon('IconClock', `${CIRCLE}M8 4.4V8l2.4 1.6`)
export const IconClose = /* @__PURE__ */ icon('IconClose', 'm3.6 3.6 8.8 8.8m0-8.8-8.8 8.8')
export const IconCopy = /* @__PURE__ */ icon(
  'IconCopy',
  'M6.5 5.5h7v8.5h-7V5.5ZM10.5 5.5V2h-8v8.5h4',
)
export const IconDownload = /* @__PURE__ */ icon(
  'IconDownload',
  'M8 2v8m-3.2-3L8 10.2 11.2 7M2.5 13.5h11',
)
export const IconExternal = /* @__PURE__ */ icon('IconExternal', 'M5 11 12 4M6.5 3.5H12.5V9.5')
export const IconInfo = /* @__PURE__ */ icon('IconInfo', `${CIRCLE}M8 7.4v3.8m0-6.4v.1`)
export const IconLink = /* @__PURE__ */ icon(
  'IconLink',
  'm6.6 9.4 2.8-2.8M7.3 4.5l1.6-1.6a2.97 2.97 0 0 1 4.2 4.2l-1.6 1.6M8.7 11.5l-1.6 1.6a2.97 2.97 0 0 1-4.2-4.2l1.6-1.6',
)
export const IconMenu = /* @__PURE__ */ icon('IconMenu', 'M2 4h12M2 8h12M2 12h12')
export const IconMinus = /* @__PURE__ */ icon('IconMinus', 'M3 8h10')
export const IconPlus = /* @__PURE__ */ icon('IconPlus', 'M8 3v10M3 8h10')
export const IconQr = /* @__PURE__ */ icon(
  'IconQr',
  'M2 2h4.5v4.5H2V2Zm7.5 0H14v4.5H9.5V2ZM2 9.5h4.5V14H2V9.5Zm7.5 0v2m0 2.5h2m2.5-4.5h-2.2M14 11.8V14',
)
export const IconRefresh = /* @__PURE__ */ icon(
  'IconRefresh',
  'M13.5 8A5.5 5.5 0 1 1 11.7 3.9L13.5 5.5M13.5 2v3.5H10',
)
export const IconSearch = /* @__PURE__ */ icon(
  'IconSearch',
  'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Zm-1.2 3.3 3.5 3.5',
)
export const IconShare = /* @__PURE__ */ icon(
  'IconShare',
  'M8 10V1.8M5 4.5l3-3 3 3M4 7.5H2.8V14h10.4V7.5H12',
)
export const IconStar = /* @__PURE__ */ icon('IconStar', STAR)
export const IconStarFilled = /* @__PURE__ */ icon('IconStarFilled', STAR, STAR)
export const IconThemeDark = /* @__PURE__ */ icon(
  'IconThemeDark',
  'M13.8 9.7A6 6 0 0 1 6.3 2.2a6 6 0 1 0 7.5 7.5Z',
)
export const IconThemeLight = /* @__PURE__ */ icon(
  'IconThemeLight',
  'M11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.1 3.1l1 1M11.9 11.9l1 1M3.1 12.9l1-1M11.9 4.1l1-1',
)
export const IconThemeSystem = /* @__PURE__ */ icon(
  'IconThemeSystem',
  CIRCLE,
  'M8 1.5a6.5 6.5 0 0 1 0 13Z',
)
export const IconTrash = /* @__PURE__ */ icon(
  'IconTrash',
  'M2.5 4.5h11M6 4V2.5h4V4M4 4.5l.6 9h6.8l.6-9',
)
