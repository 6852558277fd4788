import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Whether a value comes back from JSON as it was. */
export function survivesJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(survivesJson)
  return !['bigint', 'function', 'symbol'].includes(typeof value)
}

/**
 * The control of an object writes it as JSON: it throws at a bigint, and with it the page. What JSON
 * cannot hold (amounts, elements, cells of columns) has no control, and a node of React, which an
 * object is not, is written as text.
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
