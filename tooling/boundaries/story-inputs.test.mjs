import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, matchesGlob, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const { tasks } = JSON.parse(readFileSync(join(root, 'packages/ui/turbo.json'), 'utf8'))

const endings = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx']

/** Returns the file that a relative import names, or undefined. */
const resolved = (from, specifier) => {
  const path = resolve(dirname(from), specifier.replace(/\?.*$/, ''))
  return endings
    .map((ending) => path + ending)
    .find((file) => existsSync(file) && statSync(file).isFile())
}

/** Returns files and everything they import by a relative path. */
const withImports = (files) => {
  const seen = new Set(files)
  for (const file of seen) {
    if (!/\.m?tsx?$/.test(file)) continue
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
    for (const { fileName } of importedFiles.filter(({ fileName }) => fileName.startsWith('.'))) {
      const imported = resolved(file, fileName)
      if (imported === undefined) throw new Error(`${relative(root, file)}: ${fileName} is missing`)
      seen.add(imported)
    }
  }
  return [...seen].map((file) => relative(root, file))
}

const inputs = (task) =>
  tasks[task].inputs
    .filter((input) => input.startsWith('$TURBO_ROOT$/'))
    .map((input) => input.slice('$TURBO_ROOT$/'.length))

test.each(['test:stories', 'build:storybook'])(
  '%s runs again when a file changes that a story of the explorer imports',
  (task) => {
    const files = withImports(sourceFiles(join(root, 'apps/explorer/src/stories')))
    expect(files.length).toBeGreaterThan(20)
    const globs = inputs(task)
    const missed = files.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))
    expect(missed).toEqual([])
  },
)
