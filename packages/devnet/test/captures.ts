import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A request to a real server and its response. */
export interface Capture {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly content_type: string | null
    readonly headers: Readonly<Record<string, string>>
    readonly body: unknown
  }
  readonly response: {
    /** -1 where the server closed the connection. */
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly json?: unknown
    readonly text?: string
  }
}

const folder = fileURLToPath(new URL('../../../vectors/exchanges/', import.meta.url))

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}${file}`, 'utf8'))
}

export const meshServer: readonly Capture[] = readdirSync(`${folder}mesh-server`)
  .filter((file) => file.endsWith('.json'))
  .map((file) => readJson(`mesh-server/${file}`) as Capture)

interface MainnetCase {
  readonly path: string
  readonly request: unknown
  readonly status: number
  readonly response: unknown
}

export const mainnet: readonly Capture[] = (
  readJson('mainnet-2026-09-04.json') as { cases: MainnetCase[] }
).cases.map(({ path, request, status, response }, i) => ({
  name: `mainnet ${i + 1}: ${path}`,
  request: { method: 'POST', path, content_type: 'application/json', headers: {}, body: request },
  response: { status, headers: {}, json: response },
}))
