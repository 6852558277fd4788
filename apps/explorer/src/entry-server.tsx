import { parseAddress } from '@mcm/address'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { Providers } from './app/providers'
import { routes } from './app/router'
import { Shell } from './app/shell/shell'
import { publishedConfig } from './config/config'
import { createQueryClient } from './data/query-client'
import { paths } from './config/paths'
import { messages as about } from './screens/about/messages'
import { messages as blocks } from './screens/blocks/messages'
import { messages as home } from './screens/home/messages'
import { contact, messages as legal, privacy, terms } from './screens/legal/messages'
import { messages as mempool } from './screens/mempool/messages'
import { messages as richList } from './screens/rich-list/messages'
import { messages as search } from './screens/search/messages'
import { messages as statistics } from './screens/statistics/messages'
import { messages as transactions } from './screens/transactions/messages'
import { headTags } from './shared/page-metadata'

export { paths }

/** A page as it is rendered before any script runs. */
export interface StaticPage {
  head: string
  body: string
}

/** Renders the home page without its data. */
export async function renderHome(): Promise<StaticPage> {
  const metadata = { title: home.title, description: home.description, path: '/' }
  return { head: headTags(metadata), body: await render(routes, '/') }
}

/**
 * Renders the text-only screens, by path. They are rendered in full so that they can be read
 * without scripts.
 */
export async function renderTexts(): Promise<(StaticPage & { path: string })[]> {
  const texts = [
    { path: paths.about.href(), ...about },
    ...[
      { path: paths.terms.href(), ...terms },
      { path: paths.privacy.href(), ...privacy },
      { path: paths.contact.href(), ...contact },
    ].map((page) => ({ ...page, title: legal.documentTitle(page.title) })),
  ]
  return Promise.all(
    texts.map(async ({ path, title, description }) => ({
      path,
      head: headTags({ title, description, path }),
      body: await render(routes, path),
    })),
  )
}

/**
 * Renders each list without its data, by path, with the head that crawlers read. The visitor sees its
 * title and layout with the first paint, and the app replaces it.
 */
export async function renderLists(): Promise<(StaticPage & { path: string })[]> {
  const lists = [
    { path: paths.blocks.href(), title: blocks.pageTitle, description: blocks.subtitle },
    {
      path: paths.transactions.href(),
      title: transactions.pageTitle,
      description: transactions.subtitle,
    },
    { path: paths.mempool.href(), title: mempool.pageTitle, description: mempool.subtitle },
    { path: paths.richList.href(), title: richList.pageTitle, description: richList.description },
    { path: paths.statistics.href(), title: statistics.title, description: statistics.description },
    { path: paths.search.path, title: search.title, description: search.description },
  ]
  return Promise.all(
    lists.map(async (page) => ({
      path: page.path,
      head: headTags(page),
      body: await render(routes, page.path),
    })),
  )
}

/** Names whose screens are rendered for all names. They are valid, but nothing has them. */
const hash = `0x${'0'.repeat(64)}`
const address = parseAddress(`0x${'0'.repeat(40)}`)

/**
 * Renders the screens of one block, transaction and address without their data, by the first part of
 * their paths. The element that shows the name has `data-name` if `public/boot.js` can fill it.
 */
export async function renderNamed(): Promise<(StaticPage & { first: string })[]> {
  const block = await render(routes, paths.block.href(hash))
  const transaction = await render(routes, paths.transaction.href(hash))
  const account = await render(routes, paths.address.href(address.hex))
  return [
    { first: 'block', body: block.replace('<h1', '<h1 data-name') },
    { first: 'tx', body: transaction.replace(`>${hash}<`, ' data-name><') },
    {
      first: 'address',
      body: account
        .replace(`>${address.base58}<`, '>&nbsp;<')
        .replace(/(<dd>)(?:(?!<\/dd>).)*title="0x0{40}".*?(?=<\/dd>)/, '$1'),
    },
  ].map(({ first, body }) => {
    if (body.includes(hash) || body.includes(address.hex) || body.includes(address.base58))
      throw new Error(`The page of ${first} contains the name with which it was rendered`)
    return { first, head: '', body }
  })
}

/** Renders the frame of any other screen. */
export async function renderFrame(): Promise<StaticPage> {
  const frame = [{ element: <Shell />, children: [{ path: '*', element: null }] }]
  return { head: '', body: await render(frame, '/frame') }
}

async function render(of: typeof routes, path: string): Promise<string> {
  const handler = createStaticHandler(of)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} returned ${context.status}`)
  const queries = createQueryClient()
  const { prelude } = await prerender(
    <Providers config={publishedConfig} queryClient={queries}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    // Streaming would move long parts into place with inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const body = await new Response(prelude).text()
  // Queries keep garbage-collection timers, which would delay the build.
  queries.clear()
  return body
}
