import { type Answer, formatCount } from '../facts'
import type { Route } from '../routes'
import { addressCard } from './address-card'
import { blockCard } from './block-card'
import type { Element } from './elements'
import { plainCard, siteCard } from './site-card'
import { transactionCard } from './transaction-card'

/** Returns the card of a page. */
export function cardFor(route: Route, answer: Answer): Element {
  if (route.kind === 'address' && answer !== undefined) {
    const balance = answer !== 'missing' && answer.kind === 'address' ? answer.balance : undefined
    return addressCard(route, balance)
  }
  if (typeof answer === 'object') {
    if (answer.kind === 'block') return blockCard(answer.block)
    if (answer.kind === 'transaction') return transactionCard(answer)
  }
  switch (route.kind) {
    case 'block':
      return plainCard('index' in route.id ? `Block #${formatCount(route.id.index)}` : 'Block')
    case 'transaction':
      return plainCard('Transaction')
    case 'address':
      return plainCard('Address')
    default:
      return siteCard()
  }
}
