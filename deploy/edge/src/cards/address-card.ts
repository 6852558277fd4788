import { bigAmount } from './big-amount'
import { box, card, colors, type Element, label, mono, text } from './elements'

/** An address's card: its balance, and the address in both forms. */
export function addressCard(
  { hex, base58 }: { hex: string; base58: string },
  balance: bigint | undefined,
): Element {
  const main = box(
    { flexDirection: 'column', gap: 12 },
    ...(balance === undefined
      ? [text('Not in the ledger', 64)]
      : [label('Balance'), bigAmount(balance)]),
  )
  return card(text('Address', 28, { color: colors.soft }), main, [
    box(
      { flexDirection: 'column', gap: 10 },
      mono(base58, 44),
      mono(hex, 26, { color: colors.soft }),
    ),
  ])
}
