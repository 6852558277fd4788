import { splitAmount } from '../facts'
import { box, colors, type Element, mono, text } from './elements'

/** An amount as the subject of a card. Its insignificant zeros are dimmed, as on the site. */
export function bigAmount(nano: bigint): Element {
  const { whole, rest } = splitAmount(nano)
  const size = Math.min(92, Math.floor(1500 / (whole.length + rest.length)))
  return box(
    { alignItems: 'baseline' },
    mono(whole, size, { fontWeight: 500, letterSpacing: '-0.02em' }),
    mono(rest, size, { color: '#15181d40', letterSpacing: '-0.02em' }),
    text('MCM', Math.round(size * 0.45), { color: colors.soft, marginLeft: 22 }),
  )
}
