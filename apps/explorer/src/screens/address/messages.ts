import { formatCount } from '@mcm/ui/amount'

const transactions = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'transaction' : 'transactions'}`

export const messages = {
  home: 'Home',
  breadcrumb: 'Address',
  title: (address: string) =>
    `Address ${address.length > 11 ? `${address.slice(0, 10)}…` : address} · Mochimo Explorer`,
  description: (address: string) => `Balance and transactions of the Mochimo address ${address}.`,
  forms: { base58: 'Base58', hex: 'Hex' },
  copyAddress: 'Copy address',
  copyForms: { base58: 'Copy Base58 address', hex: 'Copy hex address' },
  balance: 'Balance',
  balanceFailed: 'Failed to load balance',
  notInLedger: 'Not in the ledger: never funded, or all spent.',
  allSpent: 'Not in the ledger: all spent.',
  asOf: 'at block',
  nodeDown: 'The endpoint is responding, but its node isn’t.',
  qrCode: (address: string) => `QR code for address ${address}`,
  scan: 'Scan with a wallet',
  code: 'QR code',
  codeContent: 'The code contains the Base58 address, with its checksum.',
  transactionCount: (count: number, maxBlock: number | undefined) =>
    `${count === 1 ? 'transaction' : 'transactions'}${
      maxBlock === undefined ? '' : ` up to block ${maxBlock.toLocaleString('en')}`
    }`,
  rank: (rank: string) => `Rank ${rank}`,
  ofSupply: 'of the supply',
  neighbors: 'In the rich list',
  /** Before the switch between the forms of all addresses. */
  shownAs: 'Shown as',
  allAccounts: 'All accounts',
  activity: {
    last: 'Last activity',
    first: 'First indexed',
    inBlock: 'block',
    none: 'None found',
    notLoaded: 'Not loaded',
    newestLoaded: 'Latest loaded',
    oldestLoaded: 'Oldest loaded',
  },
  totals: {
    label: (count: number) => `Total of the ${formatCount(count)} loaded`,
    all: 'Total indexed',
    earlier: 'held before the index begins',
    received: 'received',
    receivedWithoutMined: 'received, excluding mining income',
    sent: 'sent',
    sameAsToday: 'Same as today',
  },
  today: {
    label: 'Today (UTC)',
    withoutMined: 'excluding mining income',
    none: 'No transactions',
    in: 'in',
    out: 'out',
    atLeast: 'At least',
    loadAll: 'Add up all of today',
    stop: 'Stop',
  },
  checked: 'Checked at',
  payments: 'New payments',
  paymentsNote: 'Listed here once they’re in a block.',
  mining: 'Mining',
  plot: {
    title: 'Balance over time',
    show: 'Show the chart',
    caption: 'Loaded history (MCM)',
    loading: 'Loading the balance over time…',
    notLoaded: 'Couldn’t load the transactions, so there’s no balance to chart.',
    unknown: 'Not enough history loaded to chart the balance.',
    tooFew: 'Not enough history to chart the balance.',
    loadMore: 'Load history for the chart',
    notKnown: 'unknown',
  },
  direction: { label: 'Direction', all: 'All', in: 'In', out: 'Out' },
  latest: 'Latest Transactions',
  hideFeeOnly: 'Hide fee-only transactions',
  columns: {
    transaction: 'Transaction',
    parties: 'From and to',
    block: 'Block',
    time: 'Age',
    mined: 'Mined',
    status: 'Status',
    amount: 'Amount (MCM)',
  },
  /** In front of a block number. */
  minedBlock: 'Mined',
  feeReceived: 'mining fee',
  fees: 'mining fees',
  feesOnly: 'fees',
  reward: 'reward',
  feeCount: transactions,
  goTo: {
    upTo: 'Showing transactions up to block',
    all: 'Show all',
  },
  noFee: 'none',
  unknownFee: 'unknown',
  orphaned: 'no longer in the chain',
  unknownBlock: 'unknown block',
  from: 'from',
  to: 'to',
  shownOf: (count: number, loaded: number) =>
    `${count} of the latest ${loaded} transactions shown.`,
  noMatchYet: (count: number) => `None of the latest ${count} transactions match.`,
  /** A mined block has one row for all its transactions. */
  loadedOf: (loaded: number, count: number, rows: number) =>
    `${formatCount(loaded)} of ${formatCount(count)} transactions loaded${
      rows === loaded ? '' : `, in ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
    }`,
  loadMore: 'Load more transactions',
  loading: 'Loading transactions…',
  end: 'No more transactions to load',
  failed: 'Error loading data',
  failedMore: 'Couldn’t load the next transactions.',
}
