import { paths } from '../../../config/paths'
import { messages } from '../messages'

/** The breadcrumbs of a block's page that shows no block. */
export const crumbs = [
  { label: messages.home, href: paths.home.href() },
  { label: messages.breadcrumb },
]
