/** Apart, because few addresses mine. */
export const messages = {
  found: (mined: number, blocks: number) => `Mined ${mined} of the latest ${blocks} blocks loaded`,
  foundLoaded: (count: number) =>
    `Found ${count === 1 ? '1 block' : `${count} blocks`} in the loaded history`,
  share: (span: string, oldest: string, share: number) =>
    `(${Math.round(share * 100)}% of the ${span} since ${oldest})`,
  last: 'last',
  rewards: 'Block rewards aren’t indexed.',
}
