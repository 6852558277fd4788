import { formatCount } from '@mcm/ui/amount'

/** Apart, because they load with the comparison. */
export const messages = {
  comparing: 'Comparing…',
  again: 'Compare again',
  caption: 'The balance at each endpoint',
  columns: {
    endpoint: 'Endpoint',
    result: 'Result',
    height: 'At block',
    balance: 'Balance (MCM)',
  },
  own: 'in use',
  same: 'same balance',
  different: 'different balance',
  otherBlock: 'different, at another block',
  waiting: 'waiting…',
  noOwn: 'The endpoint in use returned no balance.',
  summary: (same: number, responded: number) =>
    responded < 2
      ? 'No other endpoint responded.'
      : same === responded
        ? `${responded === 2 ? 'Both' : `All ${formatCount(responded)}`} endpoints that responded report the same balance.`
        : `${formatCount(responded - same)} of the ${formatCount(responded)} endpoints that responded report a different balance. Balances at different blocks can differ.`,
}
