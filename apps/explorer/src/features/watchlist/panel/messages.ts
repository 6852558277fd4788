import type { FileProblem, Import } from '../file/watchlist-file'

export const messages = {
  empty: 'No addresses in your watchlist',
  hint: 'Click the star on any address page to add it',
  limit: 'Maximum 10 addresses',
  counter: (count: number, limit: number) => `${count}/${limit}`,
  counterLabel: (count: number, limit: number) =>
    `${count} of ${limit} addresses${count >= limit ? ': your watchlist is full' : ''}`,
  view: 'View',
  viewLabel: (name: string) => `View ${name}`,
  removeLabel: (name: string) => `Remove ${name} from the watchlist`,
  removed: 'Removed',
  undo: 'Undo',
  close: 'Close',
  addLabel: 'Add a label',
  labelAction: (label: string | undefined, address: string) =>
    label === undefined ? `Add a label for ${address}` : `Edit label of ${label}`,
  balanceFailed: 'Failed to load balance',
  notLoaded: 'Not loaded',
  balance: 'Balance',
  sinceLastVisit: 'since your last visit',
  total: (known: number, all: number) =>
    `Total for ${known === all ? '' : `${known} of `}${all} ${all === 1 ? 'address' : 'addresses'}`,
  kept: 'Kept in this browser only.',
  fromFile: 'Have an exported watchlist?',
  notKept:
    'Not saved: your browser’s storage is full or blocked. The list lasts until you close this page. Use Export to keep it.',
  stopped: 'The endpoint isn’t responding right now.',
  tryAgain: 'Try Again',
  export: 'Export',
  import: 'Import',
  file: 'Watchlist file',
  imported: ({ added, known, left }: Import) =>
    [
      added === 1 ? '1 address added.' : `${added} addresses added.`,
      known > 0 && `${known} ${known === 1 ? 'was' : 'were'} already on the list.`,
      left.length > 0 &&
        `No room for ${left.join(', ')}: the maximum is 10 addresses. They remain in your file.`,
    ]
      .filter(Boolean)
      .join(' '),
  unreadable: 'Couldn’t read the file. Nothing was changed.',
}

export function problemText(problem: FileProblem): string {
  return `${describeProblem(problem)} Nothing was changed.`
}

function describeProblem(problem: FileProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return 'The file is too large to be a watchlist.'
    case 'not-a-watchlist':
      return 'The file is JSON but not a watchlist. Choose a file made with Export, or a list of addresses.'
    case 'no-entries':
      return 'The watchlist in this file is empty.'
    case 'not-json':
      return `The file isn’t valid JSON: ${problem.reason}.`
    case 'version':
      return `This is a version ${problem.found} watchlist; the explorer reads version 1.`
    case 'address':
      return `Entry ${problem.at}: ${problem.found} isn’t an address.`
    case 'label':
      return `Entry ${problem.at}: the label must be text of at most 40 characters, not ${problem.found}.`
    case 'date':
      return `Entry ${problem.at}: dateAdded must be milliseconds since 1970, not ${problem.found}.`
  }
}
