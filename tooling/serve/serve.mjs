import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { frameOf, isScreen, named, opensPage, rootFiles } from '../../deploy/routes.mjs'
import { acceptedEncodings, normalizeHeaders } from './headers.mjs'
import { docsHeaders, securityHeaders, storybookHeaders } from './policy.mjs'

/**
 * Creates a server for the sites as on a static host: the explorer at `/`, the docs at `/docs`,
 * Storybook at `/storybook`, the chain's summary at `/dataset`, with the headers recommended in the README ("Deploy").
 *
 * @param {{
 *   explorer: string, docs?: string, storybook?: string, dataset?: string,
 *   config?: (request: import('node:http').IncomingMessage) => unknown,
 *   edge?: (
 *     request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse,
 *   ) => Promise<boolean>,
 * }} site Folders with built files; `config` returns `/config.json` instead of the built one; `edge`
 *   responds to the explorer's pages and cards, and returns whether it did.
 * @returns {import('node:http').Server}
 */
export function createSite({ explorer, docs, storybook, dataset, config, edge }) {
  const explorerFiles = files(explorer)
  const frames = readFrames(explorer)
  const docsFiles = docs && existsSync(docs) ? files(docs) : undefined
  // Storybook may finish building while the site is running.
  const storybookFiles = storybook && files(storybook)
  // Created while the site is running.
  const datasetFiles = dataset && sirv(dataset, { dev: true, etag: true })

  const respond = async (request, response) => {
    const path = pathOf(request.url ?? '/')
    secure(response, path)

    if (config && path === '/config.json') {
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', 'no-cache')
      response.end(JSON.stringify(config(request)))
      return
    }
    if (path === '/opensearch.xml') return sendOpenSearch(request, response, explorer)
    if (docsFiles && rootFiles.includes(path)) {
      docsFiles(request, response, () => notFound(response))
      return
    }
    if (docsFiles && within(path, '/docs')) {
      request.url = below(request.url, '/docs')
      docsFiles(request, response, () => notFound(response, docs))
      return
    }
    if (datasetFiles && within(path, '/dataset')) {
      request.url = below(request.url, '/dataset')
      datasetFiles(request, response, () => notFound(response))
      return
    }
    if (storybookFiles && within(path, '/storybook')) {
      if (path === '/storybook') {
        response.writeHead(301, { Location: '/storybook/' }).end()
        return
      }
      request.url = below(request.url, '/storybook')
      storybookFiles(request, response, () =>
        existsSync(join(storybook, 'index.html')) ? notFound(response) : stillBuilding(response),
      )
      return
    }
    if (edge && (await respondsAtEdge(edge, request, response))) return
    explorerFiles(request, response, () => {
      // Any other path is a screen, resolved by the client-side router, or 404 with the app's page.
      if (!isScreen(path)) {
        if (!opensPage(path)) return notFound(response)
        response.statusCode = 404
      }
      const first = response.statusCode === 404 ? '' : path.split('/')[1].toLowerCase()
      const frame = frames.get(first) ?? frames.get('')
      const zipped = acceptedEncodings(request.headers['accept-encoding'] ?? '').includes('gzip')
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Cache-Control', 'no-cache')
      response.setHeader('Vary', 'Accept-Encoding')
      if (zipped) response.setHeader('Content-Encoding', 'gzip')
      response.end(zipped ? frame.gzip : frame.html)
    })
  }
  return createServer((request, response) => {
    respond(request, response).catch((error) => {
      // A single request must not crash the server.
      console.error(`${request.method} ${request.url}:`, error)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end('Internal server error.\n')
    })
  })
}

/**
 * Reads the pages of screens without a file of their own, by the first part of the path. Screens
 * without one get the page with an empty key.
 */
function readFrames(explorer) {
  const files = [['', 'frame.html'], ...named.map((path) => [path.slice(1), frameOf(path)])]
  return new Map(
    files
      .filter(([first, file]) => first === '' || existsSync(join(explorer, file)))
      .map(([first, file]) => {
        const html = readFileSync(join(explorer, file))
        return [first, { html, gzip: gzipSync(html) }]
      }),
  )
}

/**
 * Serves built files and their `.gz` copies. Files with hashed names are cached forever; all others
 * are revalidated.
 */
function files(folder) {
  const serve = sirv(folder, {
    // Looks up files on each request, so a rebuild doesn't crash the running server.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const hashed = /\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)
      response.setHeader(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      // Without a charset, browsers read plain text in a locale-dependent encoding.
      const kind = { '.md': 'markdown', '.txt': 'plain' }[extname(path)]
      if (kind) response.setHeader('Content-Type', `text/${kind}; charset=utf-8`)
    },
  })
  return (request, response, next) => {
    normalizeHeaders(request, folder)
    serve(request, response, next)
  }
}

/** Returns a request's path. An invalid URL, such as `//`, must not crash the server. */
function pathOf(url) {
  const base = 'http://site'
  return new URL(URL.canParse(url, base) ? url : base, base).pathname
}

/** Returns whether the edge handler responded. The site works the same without it. */
async function respondsAtEdge(edge, request, response) {
  try {
    return await edge(request, response)
  } catch (error) {
    console.error(`${request.method} ${request.url}:`, error)
    return response.headersSent
  }
}

/** Returns the rest of a URL below a folder, including the query string. */
function below(url, folder) {
  const rest = url.slice(folder.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function within(path, folder) {
  return path === folder || path.startsWith(`${folder}/`)
}

function secure(response, path) {
  const headers = within(path, '/storybook')
    ? storybookHeaders
    : within(path, '/docs')
      ? docsHeaders
      : securityHeaders
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function stillBuilding(response) {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '5',
    Refresh: '5',
  })
  response.end(
    '<!doctype html><title>Storybook</title><p>Storybook is being built. This page refreshes every five seconds.',
  )
}

/** Browsers accept a search description only with absolute URLs, which aren't known at build time. */
function sendOpenSearch(request, response, explorer) {
  const file = join(explorer, 'opensearch.xml')
  const host = request.headers.host ?? ''
  if (!existsSync(file) || !/^[\w.:[\]-]+$/.test(host)) return notFound(response)
  const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  response.setHeader('Content-Type', 'application/opensearchdescription+xml')
  response.setHeader('Cache-Control', 'no-cache')
  response.end(readFileSync(file, 'utf8').replaceAll('{origin}', `${scheme}://${host}`))
}

function notFound(response, folder) {
  const page = folder && join(folder, '404.html')
  response.statusCode = 404
  if (page && existsSync(page)) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(readFileSync(page))
    return
  }
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end('Not found\n')
}

export const LOOPBACK = '127.0.0.1'

/**
 * Starts listening, or rejects with an actionable message.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} [host] Interface to listen on. Default: localhost.
 * @returns {Promise<void>}
 */
export function listen(server, port, host = LOOPBACK) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop the program using it, or choose another port: PORT=${port + 10} npm start`,
            )
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
}
