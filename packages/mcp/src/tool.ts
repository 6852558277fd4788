import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { RosettaReader } from '@mcm/rosetta-client'
import type { z } from 'zod'
import type { Library } from './library'
import { explain } from './tool-error'

/** What a tool works with. */
export interface ToolContext {
  mochimo: RosettaReader
  /** Returns the documentation. */
  library: () => Promise<Library>
  /** Aborted if the client cancels the call. */
  signal: AbortSignal
}

export interface ToolSettings<Schema extends z.ZodObject> {
  name: string
  title: string
  description: string
  input: Schema
  /** Whether the tool sends requests to the endpoint. */
  usesEndpoint: boolean
  run: (input: z.infer<Schema>, context: ToolContext) => Promise<Record<string, unknown>>
}

/** A tool that can be added to a server. */
export interface Tool {
  readonly name: string
  register: (server: McpServer, context: Omit<ToolContext, 'signal'>) => void
}

/** Creates a read-only tool. Its errors become error results that a model can read. */
export function defineTool<Schema extends z.ZodObject>({
  name,
  title,
  description,
  input,
  usesEndpoint,
  run,
}: ToolSettings<Schema>): Tool {
  return {
    name,
    register(server, context) {
      const annotations = {
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: usesEndpoint,
      }
      const call = async (args: unknown, { signal }: { signal: AbortSignal }) => {
        try {
          return resultOf(await run(args as z.infer<Schema>, { ...context, signal }))
        } catch (error) {
          return errorResult(error)
        }
      }
      const inputSchema: z.ZodObject = input
      server.registerTool(name, { title, description, inputSchema, annotations }, call)
    },
  }
}

/** Returns the result both as text and as structured content, because some clients read only one. */
function resultOf(content: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(content) }],
    structuredContent: content,
  }
}

function errorResult(error: unknown): CallToolResult {
  const { type, message, hint, ...rest } = explain(error)
  const text = [`${type}: ${message}`, ...(hint === undefined ? [] : [hint])].join('\n')
  return {
    isError: true,
    content: [{ type: 'text', text }],
    structuredContent: { error: { type, message, ...(hint !== undefined && { hint }), ...rest } },
  }
}
