import { paths } from '../../config/paths'
import { messages } from './messages'

/** The pages above a block's page, in each of its states. The heading names the page itself. */
export const crumbs = [
  { label: messages.home, href: paths.home.href() },
  { label: messages.blocks, href: paths.blocks.href() },
]
