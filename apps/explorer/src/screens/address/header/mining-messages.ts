import { formatCount } from '@mcm/ui/amount'

/** Apart, because few addresses mine. */
export const messages = {
  count: (count: number, span: number, share: string) =>
    span === 1
      ? 'Mined the latest block'
      : `Mined ${formatCount(count)} of the latest ${formatCount(span)} blocks${share && `, ${share}`}`,
  mined: 'Blocks mined',
  /** After their number. */
  ofLatest: (span: number) => `of the latest ${formatCount(span)}`,
  legend: 'Blue: mined by this address',
  block: 'block',
  last: 'last',
  reading: (height: string, ago: string) =>
    ago === '' ? `block ${height}` : `block ${height}, ${ago}`,
  unknown: 'The number of mined blocks is unknown because not every block could be read.',
  /** Followed by an amount. */
  earned: 'earned',
  /** Before an amount without its unit. */
  earnedSum: 'Earned (MCM)',
  rewards: 'Rewards aren’t indexed: each is read from its block.',
}
