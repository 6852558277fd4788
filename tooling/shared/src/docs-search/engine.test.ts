import { expect, test } from 'vitest'
import { createEngine } from './engine'
import type { Section } from './section'

const sectionOf = (
  url: string,
  title: string,
  text: string,
  more: Partial<Section> = {},
): Section => ({
  url: `/docs/${url}`,
  page: 'Page',
  title,
  text,
  ...more,
})

const search = createEngine([
  sectionOf(
    'events#guide',
    'A four-step guide',
    'Walk back to the fork after a reorg of the chain.',
  ),
  sectionOf('errors#rate-limits', 'Rate limits', 'Wait before you send more requests.'),
  sectionOf('errors#retry', 'Retries', 'Wait between attempts.', {
    keys: 'timeout, request timed out',
  }),
  sectionOf('accounts', 'Accounts', 'The balance of an account.', { code: '/account/balance' }),
  sectionOf('glossary#reorg', 'Reorg', 'A reorg replaces blocks of the chain.'),
  sectionOf(
    'packages/client#follower',
    'Follower',
    'The chain, the chain and the chain with a reorg.',
  ),
  sectionOf('packages/client#parsechain', 'parseChain()', 'Parses it.'),
  sectionOf('push', 'Nothing is pushed', 'There is no websocket.', { keys: 'websocket, webhook' }),
])
const urls = (query: string) =>
  search(query).map(({ section: { url } }) => url.replace('/docs/', ''))

test('finds sections with any word, and ranks those with more words first', () => {
  expect(urls('limits wait')).toEqual(['errors#rate-limits', 'errors#retry'])
})

test('ignores fillers, case, plurals and question marks', () => {
  expect(urls('How do I get the Accounts’ balances?')[0]).toBe('accounts')
})

test('ranks a section whose keywords contain the whole query first', () => {
  expect(urls('request timed out')[0]).toBe('errors#retry')
})

test('tolerates typing errors in words that no page contains', () => {
  expect(urls('balnce')).toEqual(['accounts'])
  expect(urls('webscoket')).toEqual(['push'])
  expect(urls('xylophone')).toEqual([])
})

test('corrects a typing error before it looks for a whole title', () => {
  expect(urls('rate limts')[0]).toBe('errors#rate-limits')
})

test('corrects swapped letters before other typing errors', () => {
  expect(urls('webhoko')).toEqual(['push'])
  expect(urls('limtis')).toContain('errors#rate-limits')
})

test('finds other forms of a word', () => {
  expect(urls('sending')).toEqual(urls('send'))
  expect(urls('balancing')).toEqual(urls('balance'))
})

test('finds the stem of a word even if a page contains the word', () => {
  const found = createEngine([
    sectionOf('errors#retry', 'Failures', 'Wait before you retry.'),
    sectionOf('events#guide', 'Events', 'Retrying is safe.'),
  ])('retrying')
  expect(found.map(({ section }) => section.title)).toEqual(['Events', 'Failures'])
})

test('doesn’t correct the first letter of a word', () => {
  expect(urls('zalance')).toEqual([])
})

test('ranks a definition first if the query asks for it', () => {
  const engine = createEngine([
    sectionOf('construction#metadata', 'Metadata', 'A fee is suggested.', { keys: 'fee' }),
    sectionOf('glossary#fee', 'Fee', 'What the miner receives.'),
  ])
  expect(engine('fee')[0]?.section.title).toBe('Metadata')
  expect(engine('what is a fee')[0]?.section.title).toBe('Fee')
})

test('finds the names of JavaScript libraries', () => {
  const found = createEngine([
    sectionOf('libraries#next', 'Bundlers', 'Works with Next.js.'),
    sectionOf('introduction#next-steps', 'Next steps', 'Read the next page.'),
  ])('nextjs')
  expect(found.map(({ section }) => section.title)).toEqual(['Bundlers'])
})

test('finds the methods of other chains by their words', () => {
  expect(urls('eth_accountBalance')[0]).toBe('accounts')
  expect(urls('getaccountbalance')[0]).toBe('accounts')
})

test('ranks what a query is about above the verb', () => {
  expect(urls('check timeout between attempts')[0]).toBe('errors#retry')
})

test('prefers a section whose keyword is part of the query', () => {
  expect(urls('wait, the request timed out with limits')[0]).toBe('errors#retry')
})

test('finds a field name that the text writes as words', () => {
  expect(urls('rate_limits is required')[0]).toBe('errors#rate-limits')
})

test('finds other words for the same thing', () => {
  expect(urls('reorganization')).toContain('events#guide')
  expect(urls('throttle')[0]).toBe('errors#rate-limits')
})

test('joins and splits words', () => {
  expect(urls('web socket')[0]).toBe('push')
  expect(urls('ratelimit')[0]).toBe('errors#rate-limits')
  expect(urls('eth_getBalanceAccount')[0]).toBe('accounts')
})

test.each(['/account/balance', 'https://api.example/account/balance', 'POST /account/balance'])(
  'finds the path in %s',
  (query) => {
    expect(urls(query)[0]).toBe('accounts')
  },
)

test('ranks generated pages last, unless the query is a symbol', () => {
  expect(urls('reorg').at(-1)).toBe('packages/client#follower')
  expect(urls('parseChain')[0]).toBe('packages/client#parsechain')
})

test('returns the matching words of each section', () => {
  expect(search('balnce')[0]?.terms).toEqual(['balance'])
})

test('finds nothing for a query without words', () => {
  expect(urls('?')).toEqual([])
  expect(urls('how do I')).toEqual(urls('how do i'))
})
