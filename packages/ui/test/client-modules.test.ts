import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isClientModule } from '../scripts/client-modules.mjs'

const components = join(import.meta.dirname, '../src/components')
const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.(?:stories|test)\./.test(file),
)

/** What a React Server Component can't use: hooks, contexts, event handlers and Radix. */
const ONLY_IN_A_CLIENT = /\buse[A-Z]\w*[<(]|\bcreateContext\(|\bon[A-Z]\w*=\{|from '@radix-ui\//

it.each(files)("%s starts with 'use client' if it needs a client", (file) => {
  const code = readFileSync(join(components, file), 'utf8')
  expect(code.startsWith(`'use client'`)).toBe(ONLY_IN_A_CLIENT.test(code))
})

describe('isClientModule', () => {
  it.each([
    ['dialog', true],
    ['link-card', true],
    ['hash', true],
    ['badge', false],
    ['layout', true],
    ['qr-code', false],
    ['skeleton', false],
  ])('for %s is %s', (name, expected) => {
    expect(isClientModule(join(components, name, 'index.ts'))).toBe(expected)
  })
})
