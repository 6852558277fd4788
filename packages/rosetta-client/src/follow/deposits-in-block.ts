import type { Block } from '../schema/block'
import type { Operation } from '../schema/operation'
import { stripPadding } from '../summary'
import type { PendingDeposit } from './deposit'

/** Returns all payments in a block, to any address. */
export function paymentsIn({ block_identifier: block, transactions }: Block): PendingDeposit[] {
  const fees = transactions
    .flatMap(({ operations }) => operations.filter(({ type }) => type === 'FEE'))
    .reduce((sum, { amount }) => sum + BigInt(amount.value), 0n)

  return transactions.flatMap(({ transaction_identifier: { hash: transaction }, operations }) => {
    const entry = (
      kind: PendingDeposit['kind'],
      { account, amount, metadata }: Operation,
      destination: number,
    ): PendingDeposit => ({
      id: `${transaction}:${destination}`,
      kind,
      transaction,
      destination,
      address: account?.address ?? '',
      amount: String(BigInt(amount.value) + (kind === 'mined' ? fees : 0n)),
      memo: stripPadding(metadata?.memo ?? ''),
      block,
    })
    const ofType = (wanted: string) => operations.filter(({ type }) => type === wanted)
    return [
      ...ofType('REWARD').map((reward, index) => entry('mined', reward, index)),
      ...ofType('DESTINATION_TRANSFER').map((paid, index) => entry('payment', paid, index)),
    ]
  })
}
