/** What a page's place in the history keeps of the search that led there. */
export function searchedState(text: string): { searched: string } {
  return { searched: text }
}

/** The text of that search, as it was typed. */
export function searchedText(state: unknown): string | undefined {
  const searched = (state as Partial<ReturnType<typeof searchedState>> | null)?.searched
  return typeof searched === 'string' ? searched : undefined
}
