import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { createRosettaReader, throttle } from '@mcm/rosetta-client'
import { loadDocs, type Docs } from './docs'
import { lazyLibrary } from './library'
import { tools } from './tools'

/**
 * Options of `createMcpServer`.
 *
 * @example
 * ```ts
 * import { createMcpServer, type McpServerOptions } from '@mcm/mcp'
 *
 * const options: McpServerOptions = { endpoint: 'http://localhost:8080' }
 * createMcpServer(options).isConnected() // => false
 * ```
 */
export interface McpServerOptions {
  /** URL of the API endpoint. Default: https://api.mochimo.org. */
  endpoint?: string
  /**
   * Maximum number of requests per minute. Default: only the limits that the endpoint reports.
   */
  perMinute?: number
  /** Function that sends requests. Default: the global `fetch`. */
  fetch?: typeof fetch
  /** Version that the server reports to clients. Default: `0.0.0`. */
  version?: string
  /** Loads the documentation when it is first needed. Default: the pages in this package. */
  docs?: () => Promise<Docs>
}

const instructions = `Read-only tools for the Mochimo blockchain (MCM) and its developer documentation.
Amounts have two forms: "mcm" is an exact decimal string, "nano_mcm" the same amount in the smallest unit (1 MCM = 1,000,000,000 nanoMCM). Copy them, don't recompute them.
Times are in UTC. Addresses are in Base58 with a checksum.
Data comes from a single endpoint. verify_block checks a block against the chain's rules. No tool can sign or send a payment.`

/**
 * Creates an MCP server with read-only tools. Connect it to a transport of the MCP SDK.
 *
 * @throws {InvalidRequestError} If the endpoint is invalid.
 *
 * @example
 * ```ts
 * import { createMcpServer } from '@mcm/mcp'
 *
 * const server = createMcpServer({ endpoint: 'https://api.mochimo.org' })
 * server.isConnected() // => false
 * ```
 */
export function createMcpServer(options: McpServerOptions = {}): McpServer {
  const { endpoint = 'https://api.mochimo.org', perMinute, fetch, docs = loadDocs } = options
  const limits =
    perMinute === undefined ? {} : { perMinute, perSecond: Math.max(2, perMinute / 60) }
  const mochimo = createRosettaReader({
    baseUrl: endpoint,
    hooks: throttle(limits),
    // A model waits for the result, so it should learn early that an endpoint is down.
    retry: { limit: 1, delay: 500 },
    timeout: 20_000,
    totalTimeout: 60_000,
    ...(fetch && { fetch }),
  })
  const server = new McpServer(
    { name: 'mochimo', title: 'Mochimo', version: options.version ?? '0.0.0' },
    { instructions },
  )
  const context = { mochimo, library: lazyLibrary(docs) }
  for (const tool of tools) tool.register(server, context)
  return server
}
