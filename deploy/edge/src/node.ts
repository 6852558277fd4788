/**
 * The handler for Node: reads the built explorer and the fonts from files.
 *
 * @module
 */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Draw } from './cards/draw'
import { createEdge, type Edge, type EdgeOptions } from './handler'

export { createEdge, type Edge, type EdgeOptions } from './handler'

/** The first page comes before what draws cards. */
const WARM_UP_MS = 2000

/** Creates the handler for a folder with the built explorer. */
export function createNodeEdge(
  options: Omit<EdgeOptions, 'readPage' | 'loadDraw'> & { explorer: string },
): Edge {
  const edge = createEdge({
    ...options,
    loadDraw,
    // Read anew each time, because a rebuild changes the names of the chunks.
    readPage: (file) => readFile(join(options.explorer, file), 'utf8').catch(() => undefined),
  })
  // Loading what draws takes longer than a crawler waits, so it doesn't wait for the first card.
  const warmUp = () =>
    void edge(new Request('http://localhost/card/site.png')).catch(() => undefined)
  setTimeout(warmUp, WARM_UP_MS).unref()
  return edge
}

/** Loads satori, resvg and the fonts, which a server without visits from crawlers never needs. */
export async function loadDraw(): Promise<Draw> {
  const read = async (path: string) => {
    const file = await readFile(path)
    return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  }
  const font = (name: string) => read(join(import.meta.dirname, `../dist/fonts/${name}.ttf`))
  const { resolve } = createRequire(import.meta.url)
  const [{ createDraw }, resvg, layout, sans, mono, monoMedium, verse] = await Promise.all([
    import('./cards/draw'),
    read(resolve('@resvg/resvg-wasm/index_bg.wasm')),
    read(resolve('satori/layout.wasm')),
    font('sans'),
    font('mono-400'),
    font('mono-500'),
    font('verse-400-italic'),
  ])
  return createDraw({ resvg, layout, fonts: { sans, mono, monoMedium, verse } })
}

/**
 * Responds to a request of a Node server. Returns whether it did; otherwise, the server serves a
 * file.
 */
export async function respondWith(
  edge: Edge,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { host = 'localhost', 'x-forwarded-proto': scheme } = request.headers
  // The path may be a URL of its own, `//evil.example`.
  const url = `${scheme === 'https' ? 'https' : 'http'}://${host}${(request.url ?? '/').replace(/^\/*/, '/')}`
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return false
  const answer = await edge(new Request(url, { method: request.method ?? 'GET' }))
  if (!answer) return false
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  const body = Buffer.from(await answer.arrayBuffer())
  const isText = /^(?:text|application)\//.test(answer.headers.get('content-type') ?? '')
  if (isText) response.setHeader('Vary', 'Accept-Encoding')
  if (isText && /\bgzip\b(?!\s*;\s*q=0)/.test(String(request.headers['accept-encoding']))) {
    response.setHeader('Content-Encoding', 'gzip')
    response.end(gzipSync(body))
  } else response.end(body)
  return true
}
