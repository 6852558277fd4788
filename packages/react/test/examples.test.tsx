import { join } from 'node:path'
import { startDevnet, type RunningDevnet } from '@mcm/devnet'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect } from 'vitest'
import { examplesTest } from '../../../tooling/readme/examples.mjs'
import { createConfig, createQueryClient, MochimoProvider } from '../src'

let endpoint: RunningDevnet

beforeAll(async () => {
  endpoint = await startDevnet({ port: 0, blocks: 20, accounts: 64, difficulty: 0 })
})

afterAll(() => endpoint.close())

examplesTest(join(import.meta.dirname, '..'), {
  config: 'react.json',
  prepare: (code) => exported(withValues(code)),
  check: rendered,
  together: true,
})

/** Defines the values that an example uses without defining them, which the module comment lists. */
function withValues(code: string): string {
  const values = [
    [
      /\{ config\b|\(config\b|, config\b|\.config\b|config\.|config=\{config\}/,
      `import { createConfig as configure } from '@mcm/react/query'\nconst config = configure({ baseUrl: 'https://api.mochimo.org' })`,
    ],
    [/\baddress\b(?!:)/, `const address = '${endpoint.devnet.chain.busiest}'`],
  ] as const
  const used = values.filter(([use]) => use.test(code)).map(([, definition]) => definition)
  return [...used, code].join('\n').replaceAll('https://api.mochimo.org', endpoint.url)
}

/** Exports the element with which an example ends. */
function exported(code: string): string {
  const start = code.search(/^</m)
  return start < 0
    ? code
    : `${code.slice(0, start)}export const element = (\n${code.slice(start)})\n`
}

/** Renders an example's element as an application would. */
function rendered(module: { element?: ReactNode }): void {
  if (!('element' in module)) return
  expect(isValidElement(module.element)).toBe(true)
  const config = createConfig({ baseUrl: endpoint.url })
  const tree = createElement(MochimoProvider, { config }, module.element)
  const client = createQueryClient()
  expect(renderToString(createElement(QueryClientProvider, { client }, tree))).not.toBe('')
}
