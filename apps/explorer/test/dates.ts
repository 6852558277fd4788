/** A block's time as the explorer formats it in this locale; the tests run in en-US. */
export function solvedAt({ stime }: { stime: number }, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(stime * 1000)
}
