import { icon } from './icon'

/**
 * Shows a cross.
 *
 * @example
 * ```tsx
 * import { IconButton } from '@mcm/ui/button'
 * import { IconClose } from '@mcm/ui/icons'
 *
 * <IconButton label="Close"><IconClose /></IconButton>
 * ```
 */
export const IconClose = /* @__PURE__ */ icon('IconClose', 'm3.6 3.6 8.8 8.8m0-8.8-8.8 8.8')

/**
 * Shows two sheets.
 *
 * @example
 * ```tsx
 * import { IconCopy } from '@mcm/ui/icons'
 *
 * <IconCopy size={14} />
 * ```
 */
export const IconCopy = /* @__PURE__ */ icon(
  'IconCopy',
  'M6.5 5.5h7v8.5h-7V5.5ZM10.5 5.5V2h-8v8.5h4',
)

/**
 * Shows an arrow into a tray.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { IconDownload } from '@mcm/ui/icons'
 *
 * <Button icon={<IconDownload size={14} />}>Download</Button>
 * ```
 */
export const IconDownload = /* @__PURE__ */ icon(
  'IconDownload',
  'M8 2v8m-3.2-3L8 10.2 11.2 7M2.5 13.5h11',
)

/**
 * Shows a chain link.
 *
 * @example
 * ```tsx
 * import { IconLink } from '@mcm/ui/icons'
 *
 * <IconLink size={14} />
 * ```
 */
export const IconLink = /* @__PURE__ */ icon(
  'IconLink',
  'm6.6 9.4 2.8-2.8M7.3 4.5l1.6-1.6a2.97 2.97 0 0 1 4.2 4.2l-1.6 1.6M8.7 11.5l-1.6 1.6a2.97 2.97 0 0 1-4.2-4.2l1.6-1.6',
)

/**
 * Shows three lines, for a menu.
 *
 * @example
 * ```tsx
 * import { IconMenu } from '@mcm/ui/icons'
 *
 * <IconMenu size={14} />
 * ```
 */
export const IconMenu = /* @__PURE__ */ icon('IconMenu', 'M2 4h12M2 8h12M2 12h12')

/**
 * Shows a minus sign.
 *
 * @example
 * ```tsx
 * import { IconMinus } from '@mcm/ui/icons'
 *
 * <IconMinus size={14} />
 * ```
 */
export const IconMinus = /* @__PURE__ */ icon('IconMinus', 'M3 8h10')

/**
 * Shows a plus sign.
 *
 * @example
 * ```tsx
 * import { IconPlus } from '@mcm/ui/icons'
 *
 * <IconPlus size={14} />
 * ```
 */
export const IconPlus = /* @__PURE__ */ icon('IconPlus', 'M8 3v10M3 8h10')

/**
 * Shows a QR code.
 *
 * @example
 * ```tsx
 * import { IconQr } from '@mcm/ui/icons'
 *
 * <IconQr size={14} />
 * ```
 */
export const IconQr = /* @__PURE__ */ icon(
  'IconQr',
  'M2 2h4.5v4.5H2V2Zm7.5 0H14v4.5H9.5V2ZM2 9.5h4.5V14H2V9.5Zm7.5 0v2m0 2.5h2m2.5-4.5h-2.2M14 11.8V14',
)

/**
 * Shows a circular arrow.
 *
 * @example
 * ```tsx
 * import { IconRefresh } from '@mcm/ui/icons'
 *
 * <IconRefresh size={14} />
 * ```
 */
export const IconRefresh = /* @__PURE__ */ icon(
  'IconRefresh',
  'M13.5 8A5.5 5.5 0 1 1 11.7 3.9L13.5 5.5M13.5 2v3.5H10',
)

/**
 * Shows a magnifying glass.
 *
 * @example
 * ```tsx
 * import { IconSearch } from '@mcm/ui/icons'
 *
 * <IconSearch size={14} />
 * ```
 */
export const IconSearch = /* @__PURE__ */ icon(
  'IconSearch',
  'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Zm-1.2 3.3 3.5 3.5',
)

/**
 * Shows an arrow out of a box.
 *
 * @example
 * ```tsx
 * import { IconShare } from '@mcm/ui/icons'
 *
 * <IconShare size={14} />
 * ```
 */
export const IconShare = /* @__PURE__ */ icon(
  'IconShare',
  'M8 10V1.8M5 4.5l3-3 3 3M4 7.5H2.8V14h10.4V7.5H12',
)

/**
 * Shows a trash can.
 *
 * @example
 * ```tsx
 * import { IconTrash } from '@mcm/ui/icons'
 *
 * <IconTrash size={14} />
 * ```
 */
export const IconTrash = /* @__PURE__ */ icon(
  'IconTrash',
  'M2.5 4.5h11M6 4V2.5h4V4M4 4.5l.6 9h6.8l.6-9',
)
