import { shortenHash } from '@mcm/ui/hash'
import { toBase58 } from '@mcm/address'
import { formatAmount, formatCount, type TransactionFacts } from '../facts'
import { bigAmount } from './big-amount'
import { arrow, box, card, colors, type Element, fact, label, mono, text } from './elements'

const STATES = {
  confirmed: { name: 'Confirmed', color: colors.green },
  pending: { name: 'Pending', color: colors.amber },
  orphaned: { name: 'No longer in the chain', color: colors.red },
}

/** A transaction's card: the amount, who paid whom, and where it stands. */
export function transactionCard({ transaction, height, status }: TransactionFacts): Element {
  const { source, destinations, sent, fee, hash } = transaction
  const [first] = destinations
  const memo = destinations.length === 1 ? first?.memo : undefined
  const more = destinations.length - 1
  const { name, color } = STATES[status]
  const main = box(
    { flexDirection: 'column', gap: 34 },
    bigAmount(sent),
    box(
      { alignItems: 'flex-end', gap: 28 },
      party('From', source ?? 'Block reward'),
      arrow(),
      party(more > 0 ? `To, and ${formatCount(more)} more` : 'To', first?.address ?? ''),
    ),
  )
  const top = box(
    { gap: 14 },
    text('Transaction', 28, { color: colors.soft }),
    text(name, 28, { color }),
  )
  return card(top, main, [
    fact('Transaction', shortenHash(hash, 10, 8)),
    ...(height === undefined ? [] : [fact('Block', `#${formatCount(height)}`)]),
    fact('Fee', formatAmount(fee)),
    ...(memo ? [fact('Memo', memo.slice(0, 16))] : []),
  ])
}

function party(name: string, address: string): Element {
  const shown = address.startsWith('0x') ? toBase58(address) : address
  return box({ flexDirection: 'column', gap: 6 }, label(name), mono(shortenHash(shown, 12, 8), 36))
}
