import { readFileSync, readdirSync } from 'node:fs'

/** A captured exchange with a real server. */
export interface Capture {
  name: string
  request: {
    method: string
    path: string
    contentType: string | null
    body: unknown
  }
  response: {
    /** HTTP status, or -1 if the server closed the connection without a response. */
    status: number
    headers: Record<string, string>
    /** Body as sent. */
    text: string
  }
}

interface MeshServerFile {
  name: string
  request: { method: string; path: string; content_type: string | null; body: unknown }
  response: { status: number; headers: Record<string, string>; text?: string }
}

const folder = new URL('../../../../vectors/exchanges/', import.meta.url)

/** The 184 exchanges with Mesh server 1.5.1 and a real node. */
export const meshServerCaptures: readonly Capture[] = readdirSync(new URL('mesh-server/', folder))
  .sort()
  .map((file) => {
    const source = readFileSync(new URL(`mesh-server/${file}`, folder), 'utf8')
    const { name, request, response } = JSON.parse(source) as MeshServerFile
    return {
      name,
      request: {
        method: request.method,
        path: request.path,
        contentType: request.content_type,
        body: request.body,
      },
      response: {
        status: response.status,
        headers: response.headers,
        text: response.text ?? rawJson(source, 'json'),
      },
    }
  })

/** The 18 exchanges with the public mainnet API. */
export const mainnetCaptures: readonly Capture[] = (
  JSON.parse(readFileSync(new URL('mainnet-2026-09-04.json', folder), 'utf8')) as {
    cases: { path: string; request: Record<string, unknown>; status: number; response: unknown }[]
  }
).cases.map(({ path, request, status, response }, index) => ({
  name: `mainnet ${index + 1} ${path}`,
  request: { method: 'POST', path, contentType: 'application/json', body: request },
  response: {
    status,
    headers: { 'Content-Type': 'application/json' },
    text: JSON.stringify(response),
  },
}))

/** Returns the capture with a name, or throws. */
export function capture(name: string): Capture {
  const found = [...meshServerCaptures, ...mainnetCaptures].find((entry) => entry.name === name)
  if (!found) throw new Error(`No capture is called ${name}`)
  return found
}

/** Returns the raw text of a top-level property of the response, so that long integers aren't rounded. */
function rawJson(source: string, property: string): string {
  const start = source.indexOf(`"${property}":`, source.indexOf('"response"'))
  if (start < 0) return ''
  const end = source.lastIndexOf('}', source.lastIndexOf('}') - 1)
  return source.slice(start + property.length + 3, end).trim()
}
