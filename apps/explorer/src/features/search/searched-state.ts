/** What a history entry keeps about the search that led to it. */
export function searchedState(text: string): { searched: string } {
  return { searched: text }
}

/** The search text as typed. */
export function searchedText(state: unknown): string | undefined {
  const searched = (state as Partial<ReturnType<typeof searchedState>> | null)?.searched
  return typeof searched === 'string' ? searched : undefined
}
