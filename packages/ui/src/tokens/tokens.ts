/**
 * The names of the custom properties that `@mcm/ui/styles.css` defines. Their values are only in
 * `tokens.css`, and a test ensures that the two lists are identical.
 *
 * @example
 * ```ts
 * import { tokens } from '@mcm/ui'
 *
 * tokens.radius // => ['1', '2', 'round']
 * ```
 */
export const tokens = {
  color: [
    'paper',
    'raised',
    'sunken',
    'ink',
    'soft',
    'rule',
    'rule-strong',
    'edge',
    'accent',
    'on-accent',
    'accent-wash',
    'green',
    'green-wash',
    'amber',
    'amber-wash',
    'orange',
    'red',
    'red-wash',
    'violet',
    'violet-wash',
    'hover',
    'scrim',
  ],
  shadow: ['float'],
  font: ['text', 'mono', 'verse'],
  text: ['12', '13', '15', '18', '24', '32', '44'],
  leading: ['text', 'figure', 'title'],
  weight: ['regular', 'medium', 'bold'],
  space: ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20'],
  radius: ['1', '2', 'round'],
  measure: ['page', 'text'],
  motion: ['fast', 'base', 'slow', 'ease'],
} as const

/**
 * A group of design tokens.
 *
 * @example
 * ```ts
 * import { type TokenGroup, tokens } from '@mcm/ui'
 *
 * const groups: TokenGroup[] = ['color', 'space']
 * groups.map((group) => tokens[group].length) // => [22, 11]
 * ```
 */
export type TokenGroup = keyof typeof tokens

/**
 * A token by group and name, such as `TokenName<'color'>`: `'paper' | 'ink' | …`.
 *
 * @example
 * ```ts
 * import { token, type TokenName } from '@mcm/ui'
 *
 * const status: TokenName<'color'> = 'green'
 * token('color', status) // => 'var(--mcm-color-green)'
 * ```
 */
export type TokenName<G extends TokenGroup> = (typeof tokens)[G][number]

/**
 * Returns a token's `var()` reference: `token('color', 'accent')` is
 * `'var(--mcm-color-accent)'`.
 *
 * @example
 * ```ts
 * import { token } from '@mcm/ui'
 *
 * token('color', 'accent') // => 'var(--mcm-color-accent)'
 * ```
 */
export function token<G extends TokenGroup>(group: G, name: TokenName<G>): string {
  return `var(--mcm-${group}-${name})`
}
