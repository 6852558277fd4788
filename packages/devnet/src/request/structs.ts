import { anything, integer, list, optional, struct, text, type Decoded } from './shapes'

// Structs shared by several calls (mochimo-mesh b77d1ba, handlers.go).

export const networkIdentifier = struct({ blockchain: text, network: text })

/**
 * Decoder for a block identifier. The server can't distinguish a missing index from 0, but strict
 * mode can, because a missing index is decoded as null.
 */
export const blockIdentifier = struct({ index: optional(integer), hash: text })
export type BlockIdentifier = Decoded<typeof blockIdentifier>

export const transactionIdentifier = struct({ hash: text })

export const accountIdentifier = struct({ address: text, metadata: anything })

export const currency = struct({ symbol: text, decimals: integer })

export const operation = struct({
  operation_identifier: struct({ index: integer }),
  type: text,
  status: text,
  account: accountIdentifier,
  amount: struct({ value: text, currency }),
  metadata: anything,
})
export type RequestOperation = Decoded<typeof operation>

export const operations = list(operation)

export const publicKey = struct({ hex_bytes: text, curve_type: text })

export const signature = struct({
  signing_payload: struct({
    account_identifier: accountIdentifier,
    hex_bytes: text,
    signature_type: text,
  }),
  public_key: publicKey,
  signature_type: text,
  hex_bytes: text,
})
