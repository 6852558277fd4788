import { crash } from '../construction/layout'
import type { Handler } from '../context'
import { CallError, code } from '../errors'

/** POST /construction/derive: echoes the tag that was sent; the public key is not read. */
export const constructionDerive: Handler = (request, { strict }) => {
  const curve = request.object('public_key').string('curve_type')
  if (curve !== 'wotsp') throw new CallError(code.wrongCurve, 'curve_type should be wotsp')
  const metadata = request.object('metadata')
  if (!metadata.has('tag')) throw new CallError(code.invalidRequest, 'metadata.tag is missing')
  const tag = metadata.any('tag')
  if (typeof tag !== 'string') return crash(strict, 'metadata.tag should be a string')
  return { account_identifier: { address: tag } }
}
