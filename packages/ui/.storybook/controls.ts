import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Whether a value survives a round trip through JSON. */
export function survivesJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(survivesJson)
  return !['bigint', 'function', 'symbol'].includes(typeof value)
}

/**
 * Object controls serialize values to JSON, which throws on a bigint and breaks the page.
 * Values that JSON can't represent (amounts, elements, column cells) get no control; a React
 * node that isn't an object gets a text control. Arguments without a documented type get theirs
 * from Storybook later, which keeps what is set here.
 */
export const controlsOfJson: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const enhanced = { ...argTypes }
  for (const name of new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])) {
    const argType = argTypes[name]
    if (!survivesJson(initialArgs[name])) {
      enhanced[name] = { ...argType, name, control: false }
    } else if (argType?.table?.type?.summary === 'ReactNode') {
      enhanced[name] = { ...argType, control: 'text' }
    }
  }
  return enhanced
}
