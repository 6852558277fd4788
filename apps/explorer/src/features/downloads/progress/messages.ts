import { formatCount } from '@mcm/ui/amount'

/** The texts of a download, which depend on what is downloaded. */
export interface DownloadWords {
  running: string
  /** Shown when the download fails (specification, section 8, for accounts). */
  failed: string
  count: (loaded: string, total: string) => string
  done: (count: number) => string
  /** Returns a text that says how many listed items are missing from the file. */
  skipped: (count: number) => string
}

/** Formats a count with its noun: `1 account`, `12,500 accounts`. */
function counted(count: number, one: string): string {
  return `${formatCount(count)} ${count === 1 ? one : `${one}s`}`
}

/** The texts of a running or finished download. They are loaded together with the status note. */
export const messages = {
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  dismiss: 'Dismiss',
  /** The limit may be the endpoint's, or the one that the API's documentation sets. */
  slowed: 'Slowed down by the API’s request limit',
  lacksRewards:
    'The file doesn’t include this address’s block rewards, because the index doesn’t list them.',
  kept: (count: string) => `${count} downloaded. A retry resumes here.`,
  changed: (rank: string, block: string) =>
    `The ledger changed during the download: from rank ${rank} on, the list is from block ${block}. Accounts that moved may be listed twice or missing. JSON files include this note in their metadata.`,
  replaced: (from: number, to: number) =>
    `A reorg replaced ${from === to ? `block ${formatCount(to)}` : `blocks ${formatCount(from)} to ${formatCount(to)}`} during the download. The file contains the new history.`,
  accounts: {
    running: 'Downloading accounts',
    failed: 'Failed to download accounts. Please try again.',
    count: (loaded, total) => `${loaded} of ${total} accounts`,
    done: (count) => `Downloaded ${counted(count, 'account')}.`,
    skipped: (count) => `${counted(count, 'account')} skipped: no 20-byte tag.`,
  } satisfies DownloadWords,
  transactions: {
    running: 'Downloading transactions with block times',
    failed: 'Failed to download transactions. Please try again.',
    count: (loaded, total) => `${loaded} of ${total} transactions`,
    done: (count) => `Downloaded ${counted(count, 'transaction')}.`,
    skipped: () => '',
  } satisfies DownloadWords,
  mempool: {
    running: 'Downloading pending transactions',
    failed: 'Failed to download the mempool. Please try again.',
    count: (loaded, total) => `${loaded} of ${total} transactions`,
    done: (count) => `Downloaded ${counted(count, 'pending transaction')}.`,
    skipped: (count) => `${counted(count, 'transaction')} left the mempool during the download.`,
  } satisfies DownloadWords,
  block: {
    running: 'Downloading the block',
    failed: 'Failed to download the block. Please try again.',
    count: (loaded, total) => `${loaded} of ${total}`,
    done: () => '',
    skipped: () => '',
  } satisfies DownloadWords,
}

/** The kind of data that is downloaded. */
export type Subject = 'accounts' | 'transactions' | 'mempool' | 'block'
