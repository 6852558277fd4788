import type { FileProblem, Import } from '../file/watchlist-file'

export const messages = {
  empty: 'No addresses in your watchlist',
  hint: 'Click the star on any address page to add it',
  limit: 'Maximum 10 addresses',
  counter: (count: number, limit: number) => `${count}/${limit}`,
  counterLabel: (count: number, limit: number) =>
    `${count} of ${limit} addresses${count >= limit ? ': the watchlist is full' : ''}`,
  view: 'View',
  viewLabel: (name: string) => `View ${name}`,
  remove: (name: string) => `Remove ${name} from the watchlist`,
  addLabel: 'Add a label',
  editLabel: (name: string) => `Edit the label of ${name}`,
  labelOf: (address: string) => `Label of ${address}`,
  save: 'Save',
  cancel: 'Cancel',
  balanceFailed: 'Failed to load balance',
  balance: 'Balance',
  notKept:
    'Not saved: your browser’s storage is full or blocked. The list lasts until you close this page; Export keeps it.',
  stopped: 'The endpoint does not answer now.',
  tryAgain: 'Try Again',
  export: 'Export',
  import: 'Import',
  file: 'Watchlist file',
  imported: ({ added, known, left }: Import) =>
    [
      added === 1 ? '1 address added.' : `${added} addresses added.`,
      known > 0 && `${known} ${known === 1 ? 'was' : 'were'} on the list already.`,
      left.length > 0 &&
        `No room for ${left.join(', ')}: the list holds at most 10 addresses. The file keeps them.`,
    ]
      .filter(Boolean)
      .join(' '),
  unreadable: 'The file could not be read. Nothing was changed.',
}

export function problemText(problem: FileProblem): string {
  return `${whatIsWrong(problem)} Nothing was changed.`
}

function whatIsWrong(problem: FileProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return 'The file is too large to be a watchlist.'
    case 'not-a-watchlist':
      return 'The file is JSON, but no watchlist: it should be one that Export wrote, or a list of addresses.'
    case 'no-entries':
      return 'The file is a watchlist without an address.'
    case 'not-json':
      return `The file is not JSON: ${problem.reason}.`
    case 'version':
      return `The file is a watchlist of version ${problem.found}; this explorer reads version 1.`
    case 'address':
      return `Entry ${problem.at}: ${problem.found} is not an address.`
    case 'label':
      return `Entry ${problem.at}: the label should be text of at most 40 characters, not ${problem.found}.`
    case 'date':
      return `Entry ${problem.at}: dateAdded should be milliseconds since 1970, not ${problem.found}.`
  }
}
