/** Returns the state that a history entry stores about the search that led to it. */
export function searchedState(text: string): { searched: string } {
  return { searched: text }
}

/** Returns the search text as it was typed. */
export function searchedText(state: unknown): string | undefined {
  const searched = (state as Partial<ReturnType<typeof searchedState>> | null)?.searched
  return typeof searched === 'string' ? searched : undefined
}
