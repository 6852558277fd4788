import { join } from 'node:path'
import { isValidElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { examplesTest } from '../../../tooling/readme/examples.mjs'

examplesTest(join(import.meta.dirname, '..'), {
  config: 'react.json',
  prepare: exported,
  check: rendered,
  together: true,
})

/** Exports the element with which an example ends. */
function exported(code: string): string {
  const start = code.search(/^</m)
  return start < 0
    ? code
    : `${code.slice(0, start)}export const element = (\n${code.slice(start)})\n`
}

function rendered(module: { element?: unknown }): void {
  if (!('element' in module)) return
  expect(isValidElement(module.element)).toBe(true)
  const html = renderToString(module.element as Parameters<typeof renderToString>[0])
  expect(html).not.toBe('')
}
