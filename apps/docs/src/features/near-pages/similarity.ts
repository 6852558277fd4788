/** Minimum length of a name that counts if it is only contained in the other one. */
const MIN_CONTAINED = 4
const MAX_TYPOS = 2

/** Returns how similar two names are: 3 if they are equal, 0 if they have nothing in common. */
export function similarity(a: string, b: string): number {
  if (a === b) return 3
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (distance(a, b) <= Math.min(MAX_TYPOS, long.length / 3)) return 2
  return short.length >= MIN_CONTAINED && long.includes(short) ? 1 : 0
}

/** Returns the number of letters to add, remove or replace, the Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
