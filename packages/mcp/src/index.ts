/**
 * MCP server with read-only tools for a Mochimo endpoint and the Mochimo documentation.
 *
 * @module
 */
export { loadDocs, type Docs, type DocsPage, type DocsSection } from './docs'
export { createMcpServer, type McpServerOptions } from './server'
export type { ToolErrorType } from './tool-error'
