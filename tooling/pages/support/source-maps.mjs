import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

const maps = new Map()

/** Returns a frame's function, file and line in the sources, as far as its source map tells. */
export async function originalFrame({ url, functionName, lineNumber, columnNumber }) {
  if (!url) return functionName || '(anonymous)'
  const map = await mapOf(url)
  if (!map) return `${functionName || '(anonymous)'} ${url.split('/').pop()}`
  const { source, line, name } = originalPositionFor(map, {
    line: lineNumber + 1,
    column: columnNumber,
  })
  const file = source?.replace(/^.*node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?/, '')
  return `${name ?? (functionName || '(anonymous)')} ${file ?? url}:${line ?? '?'}`
}

function mapOf(url) {
  if (!maps.has(url)) maps.set(url, load(url))
  return maps.get(url)
}

async function load(url) {
  if (!url.startsWith('http')) return undefined
  const response = await fetch(`${url}.map`)
  return response.ok ? new TraceMap(await response.text()) : undefined
}
