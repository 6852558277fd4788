import { messages as address } from '@mcm/explorer/src/screens/address/messages'
import { messages as block } from '@mcm/explorer/src/screens/block/messages'
import { messages as notFound } from '@mcm/explorer/src/screens/not-found/messages'
import { messages as transaction } from '@mcm/explorer/src/screens/transaction/messages'
import { blockKind } from '@mcm/proof'
import { type Answer, type BlockFacts, formatAmount, formatCount, formatTime } from './facts'
import type { TransactionFacts } from './facts'
import type { Route } from './routes'
import { verseOf } from './verse'

/** The version of the cards' design. A new one has other URLs, because cards are cached forever. */
const DESIGN = 1

/** The maximum length of a memo on the chain, whatever an endpoint sends. */
export const MEMO_LENGTH = 16

/** What a crawler reads of a page. */
export interface PageHead {
  /** Title, or undefined to keep the one that the build wrote. */
  title?: string
  description?: string
  /** Path of the canonical URL. */
  path: string
  /** Path of the social card, with a description for screen readers. */
  card?: { path: string; alt: string }
  noIndex?: boolean
}

/** Returns a page's head. Without data from the endpoint it is what the path alone tells. */
export function pageHead(route: Route, answer: Answer): PageHead {
  switch (route.kind) {
    case 'block':
      return blockHead(route.id, answer)
    case 'transaction':
      return transactionHead(route, answer)
    case 'address': {
      const description = address.description(route.base58)
      const balance =
        typeof answer === 'object' && answer.kind === 'address'
          ? `Balance ${formatAmount(answer.balance)}. `
          : ''
      return {
        title: address.title(route.base58),
        description: balance + description,
        path: `/address/${route.hex}`,
        card: cardOf(`address/${route.hex}`, `Address ${route.base58}`),
      }
    }
    case 'screen':
      return {
        path: route.path,
        card: cardOf('site', 'Mochimo Explorer'),
        ...(route.path === '/search' && { noIndex: true }),
      }
    case 'latest':
      return { path: '/blocks', noIndex: true }
    default:
      return { title: notFound.title, description: notFound.heading, path: '/', noIndex: true }
  }
}

function blockHead(id: { index: number } | { hash: string }, answer: Answer): PageHead {
  const facts = typeof answer === 'object' && answer.kind === 'block' ? answer : undefined
  const name = facts?.block.block_identifier.index ?? ('index' in id ? id.index : undefined)
  const title =
    name === undefined ? block.titleWaiting('hash' in id ? id.hash : '') : block.title(String(name))
  const path = `/block/${name ?? ('hash' in id ? id.hash : '')}`
  if (answer === 'missing') {
    return { title, description: block.failed.notFound, path, noIndex: true }
  }
  return {
    title,
    description: facts ? describeBlock(facts) : block.description(String(name ?? '')),
    path,
    card: cardOf(path.slice(1), facts ? describeBlock(facts) : title),
  }
}

function describeBlock({ block }: BlockFacts): string {
  const verse = verseOf(block)
  const { index } = block.block_identifier
  const { tx_count, difficulty } = block.metadata
  const facts = [
    `${blockKind(index, tx_count) === 'normal' ? 'Mined' : 'Created'} ${formatTime(block.timestamp)}`,
    `${formatCount(tx_count)} ${tx_count === 1 ? 'transaction' : 'transactions'}`,
    `difficulty ${difficulty}`,
  ].join(', ')
  return verse.length === 0 ? `${facts}.` : `“${verse.join(' / ')}”. ${facts}.`
}

function transactionHead(
  { hash, block }: Extract<Route, { kind: 'transaction' }>,
  answer: Answer,
): PageHead {
  const facts = typeof answer === 'object' && answer.kind === 'transaction' ? answer : undefined
  const query = block === undefined ? '' : `block=${block}`
  return {
    title: transaction.title(hash),
    description: facts ? describeTransaction(facts) : transaction.description(hash),
    path: `/tx/${hash}`,
    ...(answer === 'missing'
      ? { noIndex: true }
      : { card: cardOf(`tx/${hash}`, `Transaction ${hash}`, query) }),
  }
}

function describeTransaction({ transaction, height, status }: TransactionFacts): string {
  const { destinations, fee, sent, kind } = transaction
  const where =
    status === 'pending'
      ? 'Pending'
      : status === 'orphaned'
        ? 'No longer in the chain'
        : height === undefined
          ? 'Confirmed'
          : `Confirmed in block ${formatCount(height)}`
  const people = `${destinations.length} ${destinations.length === 1 ? 'recipient' : 'recipients'}`
  const memo = destinations.find(({ memo }) => memo !== '')?.memo
  return [
    `${formatAmount(sent)} to ${people}`,
    ...(memo === undefined ? [] : [`memo ${memo.slice(0, MEMO_LENGTH)}`]),
    ...(kind === 'reward' ? [] : [`fee ${formatAmount(fee)}`]),
    `${where}.`,
  ].join(' · ')
}

function cardOf(name: string, alt: string, query = ''): { path: string; alt: string } {
  return { path: `/card/${name}.png?${query === '' ? '' : `${query}&`}v=${DESIGN}`, alt }
}
