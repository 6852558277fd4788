/** Apart, because few addresses mine. */
export const messages = {
  found: (mined: number, blocks: number) => `Mined ${mined} of the latest ${blocks} blocks loaded`,
  rewarded: ', earning rewards of',
  foundLoaded: (count: number) =>
    `${count === 1 ? '1 block' : `${count} blocks`} in the loaded history`,
  share: (count: number, span: number, oldest: string) =>
    `${count} of the ${span.toLocaleString('en')} blocks since ${oldest} (${Math.round((count / span) * 100)}%)`,
  last: 'latest',
  rewards: 'Rewards come from the blocks; the index doesn’t list them.',
}
