/**
 * Returns whether the visitor's clock differs from UTC, so that local time is worth its own
 * line.
 */
export function hasOwnZone(): boolean {
  return Intl.DateTimeFormat().resolvedOptions().timeZone !== 'UTC'
}
