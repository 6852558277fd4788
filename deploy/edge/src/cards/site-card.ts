import { messages } from '@mcm/explorer/src/screens/home/messages'
import { box, card, colors, type Element, text } from './elements'
import { verse } from './verse'

/** The verse of a mined block: 1,080,412. */
const SPECIMEN = ['at night', 'soft snakes', 'returning']
const LEAD = 'Blocks, transactions, addresses, and the haiku in every proof of work'

/** The card of the home page and the lists. */
export function siteCard(): Element {
  return card(box({}), verse(SPECIMEN), [
    box(
      { flexDirection: 'column', gap: 8 },
      text(messages.heading, 36),
      text(LEAD, 26, { color: colors.soft }),
    ),
  ])
}

/** The card of a page whose data the endpoint didn't return. */
export function plainCard(subject: string): Element {
  return card(box({}), text(subject, 76), [text(LEAD, 28, { color: colors.soft })])
}
