export const messages = {
  mayBe: (count: number) =>
    count === 0
      ? 'Nothing that you watch or have seen in this visit starts and ends like it.'
      : `It may be ${
          count === 1 ? 'this one' : 'one of these'
        }. Others can start and end the same, so compare every character.`,
  list: 'What it may be',
}
