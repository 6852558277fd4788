import type { Handler } from '../context'
import { lieAbout } from '../lies'
import { renderBlock } from '../render'
import { findBlock } from './find-block'

/** POST /block */
export const block: Handler = (request, context) => {
  const found = findBlock(request.object('block_identifier'), context)
  return { block: lieAbout(renderBlock(context.network.accounts, found), context.faults) }
}
