import type { Json, Mutation } from './mutate'
import { mutate, mutationsOf } from './mutate'

/** The places on the chain that the screens under test open. */
export interface Places {
  block: number
  transaction: string
  pending: string
  address: string
}

interface Screen {
  path: (places: Places) => string
  /** The calls whose responses are corrupted, one at a time. */
  calls: string[]
}

const screens: Screen[] = [
  { path: () => '/', calls: ['/block', '/network/status'] },
  { path: ({ block }) => `/block/${block}`, calls: ['/block'] },
  { path: ({ transaction }) => `/tx/${transaction}`, calls: ['/search/transactions', '/block'] },
  { path: ({ pending }) => `/tx/${pending}`, calls: ['/mempool/transaction'] },
  {
    path: ({ address }) => `/address/${address}`,
    calls: ['/search/transactions', '/account/balance'],
  },
  { path: () => '/mempool', calls: ['/mempool/transaction', '/mempool'] },
  { path: () => '/richlist', calls: ['/stats/richlist'] },
  { path: () => '/blocks', calls: ['/block', '/network/status'] },
  { path: () => '/txs', calls: ['/search/transactions', '/network/status', '/block'] },
  { path: () => '/statistics', calls: ['/block', '/network/status'] },
  { path: () => '/haiku', calls: ['/block'] },
  { path: () => `/search?q=${'ab'.repeat(32)}`, calls: ['/search/transactions'] },
]

/** How many screens the visits take in turn. */
export const SCREENS = screens.length

/** A prime, so that a short run samples fields from all over the response. */
const STRIDE = 7919

/** One visit to one screen with one corrupted response. */
export interface Case {
  path: string
  call: string
  /** Corrupts a response to that call. */
  spoil: (response: Json) => { body: Json | undefined; mutation: Mutation }
}

/** Returns the n-th visit. The first `total` visits all differ. */
export function caseOf(n: number, places: Places): Case {
  const screen = screens[n % screens.length]
  if (!screen) throw new RangeError('There are no screens.')
  const round = Math.floor(n / screens.length)
  const call = screen.calls[round % screen.calls.length] ?? ''
  const turn = Math.floor(round / screen.calls.length)
  return {
    path: screen.path(places),
    call,
    spoil: (response) => {
      const all = mutationsOf(response)
      const mutation = all[(turn * STRIDE) % all.length]
      if (!mutation) throw new RangeError('A response has at least one field.')
      return { body: mutate(response, mutation), mutation }
    },
  }
}
