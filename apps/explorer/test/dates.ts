/** When a block was solved, as explorers in this locale write it; these tests' own is en-US. */
export function solvedAt({ stime }: { stime: number }, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(stime * 1000)
}
