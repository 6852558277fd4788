import { formatCount } from '@mcm/ui/amount'

/** What is said of a download, by what it is of. */
export interface DownloadWords {
  running: string
  /** Shown when it fails (specification, section 8, for accounts). */
  failed: string
  count: (loaded: string, total: string) => string
  done: (count: number) => string
  /** Says of how many items the list has that the file has not. */
  skipped: (count: number) => string
}

/** `1 account`, `12,500 accounts`. */
function counted(count: number, one: string): string {
  return `${formatCount(count)} ${count === 1 ? one : `${one}s`}`
}

/** The words of a download that runs or ran. They come with the note that shows them. */
export const messages = {
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  dismiss: 'Dismiss',
  kept: (count: string) => `${count} have come and will not be asked for again.`,
  changed: (rank: string, block: string) =>
    `The list’s block changed during the download: from rank ${rank} on it is of block ${block}. Accounts that moved may stand there twice or not at all; the metadata of a JSON file says so too.`,
  replaced: (from: number, to: number) =>
    `A reorg replaced ${from === to ? `block ${formatCount(to)}` : `blocks ${formatCount(from)} to ${formatCount(to)}`} during the download. The file holds the history after it.`,
  accounts: {
    running: 'Downloading accounts',
    failed: 'Failed to download accounts. Please try again.',
    count: (loaded, total) => `${loaded} of ${total} accounts`,
    done: (count) => `Downloaded ${counted(count, 'account')}.`,
    skipped: (count) => `${counted(count, 'account')} without a tag of 20 bytes left out.`,
  } satisfies DownloadWords,
  transactions: {
    running: 'Downloading transactions with the times of their blocks',
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
    skipped: (count) => `${counted(count, 'transaction')} left the mempool meanwhile.`,
  } satisfies DownloadWords,
  block: {
    running: 'Downloading the block',
    failed: 'Failed to download the block. Please try again.',
    count: (loaded, total) => `${loaded} of ${total}`,
    done: () => '',
    skipped: () => '',
  } satisfies DownloadWords,
}

/** What a download is of. */
export type Subject = 'accounts' | 'transactions' | 'mempool' | 'block'
