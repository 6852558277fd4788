import { starMessages } from '../star/messages'

export const messages = {
  label: 'Add addresses',
  placeholder: 'Paste addresses',
  add: 'Add',
  added: (count: number) => (count === 1 ? '1 address added.' : `${count} addresses added.`),
  known: 'Already on your watchlist.',
  full: `${starMessages.full}.`,
}
