import { SIGNATURE_SIZE } from '@mcm/address'
import { fromDigits, isDigits, toDigits } from '../chain/hex'
import { hashWithoutNonce, idSize, nonceSize, readBytes } from '../construction/layout'
import type { Handler } from '../context'
import { CallError, code } from '../errors'

/**
 * POST /construction/combine: unsigned bytes, signature, the present height as a nonce (which must be
 * 0 on the chain) and an id made without it.
 */
export const constructionCombine: Handler = (request, { tip, strict }) => {
  const digits = request.string('unsigned_transaction')
  const body = readBytes(digits, 'unsigned_transaction')
  const [signature, ...more] = request.list('signatures')
  const signed = signature?.object('signing_payload').string('hex_bytes')
  if (more.length > 0 || signed !== digits) {
    throw new CallError(
      code.invalidRequest,
      'signatures should be one, whose payload is the unsigned transaction',
    )
  }
  const signatureDigits = signature?.string('hex_bytes') ?? ''
  if (!isDigits(signatureDigits, SIGNATURE_SIZE)) {
    throw new CallError(
      code.invalidRequest,
      `hex_bytes should be ${SIGNATURE_SIZE} bytes: signature, public seed and address seed`,
    )
  }
  const idAt = body.length + SIGNATURE_SIZE + nonceSize
  const transaction = new Uint8Array(idAt + idSize)
  transaction.set(body)
  transaction.set(fromDigits(signatureDigits), body.length)
  const nonce = strict ? 0n : BigInt(tip.index)
  new DataView(transaction.buffer).setBigUint64(idAt - nonceSize, nonce, true)
  transaction.set(hashWithoutNonce(transaction), idAt)
  return { signed_transaction: toDigits(transaction) }
}
