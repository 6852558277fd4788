/** One for each locale: to make one takes far longer than to format with it. */
const formats: Record<string, Intl.NumberFormat> = {}

/** The locale's way to write numbers, or the visitor's, in the digits that the monospace holds. */
export function numberFormat(locale?: string): Intl.NumberFormat {
  return (formats[`${locale}`] ??= new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  }))
}

/** A whole number with the visitor's thousands separators. */
export function formatCount(value: number | bigint): string {
  return numberFormat().format(value)
}

export function decimalMark(format: Intl.NumberFormat): string {
  return format.formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.'
}
