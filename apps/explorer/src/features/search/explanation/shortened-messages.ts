export const messages = {
  matches: (count: number) => {
    if (count === 0)
      return 'No match on your watchlist or among recently seen addresses and hashes.'
    const which = count === 1 ? 'this one' : 'one of these'
    return `It may be ${which}. Others can have the same start and end, so compare every character.`
  },
  list: 'Possible matches',
}
