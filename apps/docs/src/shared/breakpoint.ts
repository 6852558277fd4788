/**
 * Media query of the phone layout. It uses the same width as `@mcm/ui`. In style sheets, the build
 * replaces `(--narrow)` with this query.
 */
export const NARROW = '(max-width: 768px)'
