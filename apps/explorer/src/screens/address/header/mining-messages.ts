/** Apart, because few addresses mine. */
export const messages = {
  count: (count: number, span: string, since: string) =>
    `${count} of the ${span} blocks since ${since}`,
  percent: (share: number) => ` (${Math.round(share * 100)}%)`,
  last: 'latest',
  unknown: 'unknown',
  rewards: 'The index lists only the fees; each reward is read from its block.',
}
