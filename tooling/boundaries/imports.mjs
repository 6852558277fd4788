import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Returns every import in a folder's sources, including type and dynamic imports.
 *
 * @param {string} folder
 * @returns {{ file: string, specifier: string }[]}
 */
export function importsOf(folder) {
  return sourceFiles(folder).flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => ({ file, specifier: fileName })),
  )
}

/** @param {string} folder @returns {string[]} */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('node_modules'))
}

/** @param {string} file */
export function isTest(file) {
  return /\.(test|test-d|long|bench|stories)\.tsx?$|\/(test|testing|e2e|bench|stories|foundations)\//.test(
    file,
  )
}
