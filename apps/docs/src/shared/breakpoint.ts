/**
 * Media query of the phone layout, with the same width as in `@mcm/ui`. The build replaces
 * `(--narrow)` in style sheets with it.
 */
export const NARROW = '(max-width: 768px)'
