/** Whether the visitor's clock shows another time than UTC, so that theirs is worth a line of its own. */
export function hasOwnZone(): boolean {
  return Intl.DateTimeFormat().resolvedOptions().timeZone !== 'UTC'
}
