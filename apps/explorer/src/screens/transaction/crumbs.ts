import { paths } from '../../config/paths'
import { messages } from './messages'

/** The breadcrumbs of every state of a transaction's page. */
export const crumbs = [
  { label: messages.home, href: paths.home.href() },
  { label: messages.heading },
]
