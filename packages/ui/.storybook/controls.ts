import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Whether a value survives a round trip through JSON. */
export function survivesJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(survivesJson)
  return !['bigint', 'function', 'symbol'].includes(typeof value)
}

/**
 * Object controls serialize values to JSON, which throws on a bigint and breaks the page.
 * Values that JSON can't represent (amounts, elements, column cells) get no control; a React
 * node that isn't an object gets a text control.
 */
export const controlsOfJson: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      !survivesJson(initialArgs[name])
        ? { ...argType, control: false }
        : argType.table?.type?.summary === 'ReactNode'
          ? { ...argType, control: 'text' }
          : argType,
    ]),
  )
