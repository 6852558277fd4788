import { existsSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { importsOf, isTest } from './imports.mjs'

/**
 * Returns groups of files with circular imports, including type imports.
 *
 * @param {string} folder
 * @returns {string[]} One line per group.
 */
export function circlesIn(folder) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map()
  for (const { file, specifier } of importsOf(folder)) {
    const target = specifier.startsWith('.') && !isTest(file) ? fileOf(file, specifier) : undefined
    if (target) imports.set(file, (imports.get(file) ?? new Set()).add(target))
  }
  /** @type {Map<string, Set<string>>} */
  const reached = new Map([...imports.keys()].map((file) => [file, reachableFrom(file, imports)]))
  const groups = [...reached]
    .filter(([file, others]) => others.has(file))
    .map(([file, others]) => [...others].filter((other) => reached.get(other)?.has(file)))
    .map((group) => group.map((file) => relative(folder, file)).sort())
  return [...new Set(groups.map((group) => group.join(' ↔ ')))].sort()
}

/** @param {string} file @param {string} specifier @returns {string | undefined} */
function fileOf(file, specifier) {
  const path = resolve(dirname(file), specifier)
  const endings = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx']
  return endings
    .map((ending) => path + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}

/** @param {string} start @param {Map<string, Set<string>>} imports @returns {Set<string>} */
function reachableFrom(start, imports) {
  /** @type {Set<string>} */
  const seen = new Set()
  const next = [...(imports.get(start) ?? [])]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    next.push(...(imports.get(file) ?? []))
  }
  return seen
}
