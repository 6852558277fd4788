/** One formatter per locale, because creating one takes far longer than formatting with it. */
const formats: Record<string, Intl.NumberFormat> = {}

/**
 * Returns the number format of a locale (by default, the visitor's), with digits that the monospace
 * font includes.
 */
export function numberFormat(locale?: string): Intl.NumberFormat {
  return (formats[`${locale}`] ??= new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  }))
}

/**
 * Formats a whole number with the visitor's thousands separators.
 *
 * @example
 * ```tsx
 * import { formatCount } from '@mcm/ui/amount'
 *
 * <title>{`Block ${formatCount(1_078_535)}`}</title>
 * ```
 */
export function formatCount(value: number | bigint): string {
  return numberFormat().format(value)
}

export function decimalMark(format: Intl.NumberFormat): string {
  return format.formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.'
}
