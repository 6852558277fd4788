import type { Check } from './check'
import type { BlockInput } from './block-context'
import type { RichListInput } from './supply'
import type { BlockCheckId } from './verify-block'
import type { TransactionInput } from './verify-transaction'

/** Arguments of each function that the worker runs, keyed by function name. */
export interface Calls {
  verifyBlock: [input: BlockInput, only?: readonly BlockCheckId[]]
  verifyTransaction: [input: TransactionInput]
  verifyRichList: [input: RichListInput]
}

export type CallName = keyof Calls

/** A message to the worker. */
export type WorkerRequest = {
  [Name in CallName]: { id: number; call: Name; input: Calls[Name] }
}[CallName]

/** A message from the worker. */
export type WorkerResponse = { id: number } & ({ checks: Check[] } | { error: string })
