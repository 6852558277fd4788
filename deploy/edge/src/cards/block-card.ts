import { blockKind } from '@mcm/proof'
import { type Block, summarizeTransaction } from '@mcm/rosetta-client'
import { formatCount, formatTime, splitAmount } from '../facts'
import { verseOf } from '../verse'
import { box, card, colors, type Element, fact, mono, text } from './elements'
import { verse } from './verse'

/** The words for blocks without a verse, as on their pages. */
const NOTES = {
  normal: '',
  pseudo: 'No miner found a solution in time, so the network added an empty block.',
  neogenesis: 'Every 256th block carries the full ledger instead of transactions.',
}
const KINDS = { normal: 'Block', pseudo: 'Pseudo block', neogenesis: 'Neogenesis block' }

/** A block's card: its verse on paper. */
export function blockCard(block: Block): Element {
  const { index } = block.block_identifier
  const kind = blockKind(index, block.metadata.tx_count)
  const number = box(
    { alignItems: 'baseline', gap: 14 },
    text(KINDS[kind], 28, { color: colors.soft }),
    mono(`#${formatCount(index)}`, 36, { fontWeight: 500 }),
  )
  const reward = block.transactions
    .map((transaction) => summarizeTransaction(transaction))
    .find((transaction) => transaction.kind === 'reward')?.sent
  return card(number, subject(verseOf(block), NOTES[kind]), [
    fact(kind === 'normal' ? 'Mined' : 'Created', formatTime(block.timestamp)),
    ...(kind === 'normal'
      ? [
          fact('Transactions', formatCount(block.metadata.tx_count)),
          fact('Difficulty', String(block.metadata.difficulty)),
        ]
      : []),
    ...(reward === undefined || kind !== 'normal'
      ? []
      : [fact('Reward (MCM)', splitAmount(reward).whole)]),
  ])
}

function subject(lines: string[], note: string): Element {
  if (lines.length > 0) return verse(lines)
  return text(note, 44, { color: colors.soft, whiteSpace: 'normal', maxWidth: 860 })
}
