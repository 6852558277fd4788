/** Returns the state that a history entry stores about the search that led to it. */
export function searchedState(text: string): { searched: string } {
  return { searched: text }
}

/** Returns the search text as it was typed. */
export function searchedText(state: unknown): string | undefined {
  const searched = (state as Partial<ReturnType<typeof searchedState>> | null)?.searched
  return typeof searched === 'string' ? searched : undefined
}

/** Returns the state of an entry that a suggestion opened for a text that isn't an address itself. */
export function completedState(text: string): { completed: string } {
  return { completed: text }
}

/** Returns the text for which a suggestion was opened instead. */
export function completedText(state: unknown): string | undefined {
  const completed = (state as Partial<ReturnType<typeof completedState>> | null)?.completed
  return typeof completed === 'string' ? completed : undefined
}
