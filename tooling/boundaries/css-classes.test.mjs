import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.mjs'

const root = resolve(import.meta.dirname, '../..')
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g

/** The classes a CSS module defines. */
function definedIn(css) {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\([^)]*\)|"[^"]*"/g, '')
  return new Set([...plain.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name))
}

function sourceFilesOfApps() {
  return ['apps/explorer/src', 'apps/docs/src', 'packages/ui/src'].flatMap((folder) =>
    sourceFiles(join(root, folder)),
  )
}

test('every class that a component uses exists in its CSS module', () => {
  const missing = []
  for (const file of sourceFilesOfApps()) {
    const text = readFileSync(file, 'utf8')
    for (const [, name, path] of text.matchAll(IMPORT)) {
      const defined = definedIn(readFileSync(join(dirname(file), path), 'utf8'))
      const used = text.matchAll(new RegExp(String.raw`\b${name}\['([^']+)'\]`, 'g'))
      for (const [, wanted] of used) {
        if (!defined.has(wanted)) missing.push(`${relative(root, file)}: ${wanted}`)
      }
    }
  }
  expect(missing).toEqual([])
})
