import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /\.(ts|tsx|mts|mdx)$/
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g

/**
 * Every import of a folder's sources.
 *
 * @param {string} folder
 * @returns {{ file: string, specifier: string }[]}
 */
export function importsOf(folder) {
  return sourceFiles(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier]) => ({ file, specifier })),
  )
}

/** @param {string} folder @returns {string[]} */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('node_modules'))
}

export const isTest = (/** @type {string} */ file) =>
  /\.(test|test-d|bench|stories)\.tsx?$|\/(test|testing|e2e|bench)\//.test(file)
