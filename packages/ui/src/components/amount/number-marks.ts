import { useSyncExternalStore } from 'react'

const never = () => () => {}

let visitors: Intl.NumberFormat | undefined
const english = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** The visitor's way to write numbers, in the digits that the monospace holds. */
function visitorsFormat(): Intl.NumberFormat {
  visitors ??= new Intl.NumberFormat(undefined, {
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  })
  return visitors
}

/** The visitor's number format; English on a server and while the page hydrates. */
export function useNumberFormat(): Intl.NumberFormat {
  return useSyncExternalStore(never, visitorsFormat, () => english)
}

/** A whole number with the visitor's thousands separators. */
export function formatCount(value: number | bigint): string {
  return visitorsFormat().format(value)
}

export function decimalMark(format: Intl.NumberFormat): string {
  return format.formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.'
}
