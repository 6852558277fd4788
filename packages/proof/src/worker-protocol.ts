import type { Check } from './check'
import type { BlockInput } from './block-context'
import type { RichListInput } from './supply'
import type { WorkTrace } from './trace-work'
import type { BlockCheckId } from './verify-block'
import type { TransactionInput } from './verify-transaction'

/** Arguments and result of each function that the worker runs, keyed by function name. */
export interface Calls {
  verifyBlock: { input: [input: BlockInput, only?: readonly BlockCheckId[]]; result: Check[] }
  verifyTransaction: { input: [input: TransactionInput]; result: Check[] }
  verifyRichList: { input: [input: RichListInput]; result: Check[] }
  traceWork: {
    input: [input: Pick<BlockInput, 'block' | 'parent'>]
    result: WorkTrace | undefined
  }
}

export type CallName = keyof Calls

/** A message to the worker. */
export type WorkerRequest = {
  [Name in CallName]: { id: number; call: Name; input: Calls[Name]['input'] }
}[CallName]

/** A message from the worker. */
export type WorkerResponse = { id: number } & (
  { result: Calls[CallName]['result'] } | { error: string }
)
