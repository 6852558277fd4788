import { join } from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { tenTasksTest } from '../../../tooling/readme/ten-tasks.mjs'

tenTasksTest(join(import.meta.dirname, '..'), {
  config: 'react.json',
  // Base UI's tasks use a CSS module.
  prepare: (code) => (code.includes('styles.') ? `const styles = {}\n${code}` : code),
  check: rendered,
  runTheirs: true,
})

function rendered({ Example }: { Example: FunctionComponent }): void {
  expect(renderToString(createElement(Example))).not.toBe('')
}
