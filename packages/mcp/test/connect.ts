import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { createMcpServer, type McpServerOptions } from '../src/index'

/** Result of a tool call. */
export interface Outcome {
  isError: boolean
  text: string
  content: Record<string, unknown>
}

export type Call = (name: string, args?: object, signal?: AbortSignal) => Promise<Outcome>

/** Connects the SDK's client to a server and returns a function that calls its tools. */
export async function connectClient(transport: Transport) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  const call: Call = async (name, args = {}, signal) => {
    const options = signal ? { signal } : {}
    const result = await client.callTool({ name, arguments: { ...args } }, undefined, options)
    const [first] = result.content as { text?: string }[]
    return {
      isError: result.isError === true,
      text: first?.text ?? '',
      content: result.structuredContent as Record<string, unknown>,
    }
  }
  return { client, call }
}

/** Starts a server in this process, connected to the SDK's client. */
export async function startServer(options: McpServerOptions) {
  const [near, far] = InMemoryTransport.createLinkedPair()
  await createMcpServer(options).connect(far)
  return connectClient(near)
}
