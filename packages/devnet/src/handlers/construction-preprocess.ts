import { deriveTag, PUBLIC_KEY_SIZE } from '@mcm/address'
import { fromHex, isDigits, toHex } from '../chain/hex'
import { crash } from '../construction/layout'
import { addressOf, readOperations } from '../construction/operations'
import type { Handler } from '../context'
import { CallError, code } from '../errors'

const zeroHash = `0x${'00'.repeat(20)}`

/** POST /construction/preprocess (mochimo-mesh b77d1ba, construction_handler.go) */
export const constructionPreprocess: Handler = (request, { strict }) => {
  const { source } = readOperations(request)
  const metadata = request.object('metadata')
  if (!metadata.has('block_to_live') || !metadata.has('change_pk')) {
    throw new CallError(code.invalidRequest, 'metadata needs block_to_live and change_pk')
  }
  const changeKey = metadata.any('change_pk')
  if (typeof changeKey !== 'string') return crash(strict, 'metadata.change_pk should be a string')
  const address = addressOf(source)
  return {
    options: {
      // Any type is taken and handed on.
      block_to_live: metadata.any('block_to_live'),
      change_pk: changeHash(changeKey, strict),
      source_addr: address,
    },
    required_public_keys: [{ address }],
  }
}

/** Twenty bytes are the hash; of a whole key the real server makes zeros. */
function changeHash(changeKey: string, strict: boolean): string {
  const digits = changeKey.startsWith('0x') ? changeKey.slice(2) : ''
  if (isDigits(digits, 20)) return changeKey
  if (isDigits(digits, PUBLIC_KEY_SIZE)) {
    return strict ? toHex(deriveTag(fromHex(changeKey))) : zeroHash
  }
  throw new CallError(code.invalidRequest, 'metadata.change_pk should be 0x and 40 hex digits')
}
