import * as v from 'valibot'
import { hexAddress, uint64 } from './scalars'
import type { Schema } from './scalars'

/** Answer of `call.resolveTag`. */
export interface ResolveTagResponse {
  /** What the tag stands for. */
  result: {
    /** The ledger address: `0x` and 80 hex digits, the tag and then the hash of the current key. */
    address: string
    /**
     * Balance in nanoMCM as decimal text. The server writes a bare JSON number of up to 64 bits; the
     * client turns it into text, exact to the last digit.
     */
    amount: string
  }
  /** Says true, although the answer changes with every spend. */
  idempotent: boolean
}

export const resolveTagResponse: Schema<ResolveTagResponse> = v.looseObject({
  result: v.looseObject({ address: hexAddress, amount: uint64 }),
  idempotent: v.boolean(),
})
