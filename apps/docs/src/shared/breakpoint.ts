/**
 * Media query of the phone layout. It uses the same width as `@mcm/ui`. In style sheets, the build
 * replaces `(--narrow)` with this query.
 */
export const NARROW = '(max-width: 768px)'

/** Media query of the header whose links are in a menu, like the explorer's. */
export const WITHOUT_LINKS = '(max-width: 1099px)'
