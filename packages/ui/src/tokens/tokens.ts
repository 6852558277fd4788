/**
 * The names of the custom properties that `@mcm/ui/styles.css` defines. Their values are only in
 * `tokens.css`, and a test ensures that the two lists are identical.
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

export type TokenGroup = keyof typeof tokens

/** A token by group and name, such as `TokenName<'color'>`: `'paper' | 'ink' | …`. */
export type TokenName<G extends TokenGroup> = (typeof tokens)[G][number]

/**
 * Returns a token's `var()` reference: `token('color', 'accent')` is
 * `'var(--mcm-color-accent)'`.
 */
export function token<G extends TokenGroup>(group: G, name: TokenName<G>): string {
  return `var(--mcm-${group}-${name})`
}
