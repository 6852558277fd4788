import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import ts from 'typescript'

/**
 * @typedef {object} PublicExport
 * @property {string} name Name under which it is exported.
 * @property {string} file Path of its declaration, relative to the package.
 * @property {number} line Line of its declaration.
 * @property {string[]} examples Text of each `@example`.
 */

/**
 * Returns everything that a package exports from its entry points, values and types, each once, with
 * its examples. Other packages aren't read, so this takes a second and not a full type check.
 *
 * @param {string} folder The package's folder.
 * @returns {PublicExport[]}
 */
export function exportsOf(folder) {
  const entries = entryPointsOf(folder)
  const program = ts.createProgram(entries, OPTIONS, localHost())
  const checker = program.getTypeChecker()
  /** @type {Map<import('typescript').Symbol, PublicExport>} */
  const found = new Map()
  for (const entry of entries) {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${entry} is not a module`)
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      const declaration = symbol.declarations?.[0]
      // What a package passes on from another one is documented there.
      if (!declaration || found.has(symbol)) continue
      const file = declaration.getSourceFile()
      found.set(symbol, {
        name: exported.name,
        file: relative(folder, file.fileName),
        line: file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
        examples: symbol
          .getJsDocTags(checker)
          .filter(({ name }) => name === 'example')
          .map(({ text }) => ts.displayPartsToString(text)),
      })
    }
  }
  return [...found.values()]
}

/** @type {import('typescript').CompilerOptions} */
const OPTIONS = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  target: ts.ScriptTarget.ESNext,
  types: [],
}

/** Returns the source files of a package's entry points. */
function entryPointsOf(/** @type {string} */ folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const sources = Object.values(manifest.exports)
    .map((target) => target['@mcm/source'])
    .filter((source) => /\.tsx?$/.test(source ?? ''))
  return sources.flatMap((source) => filesOf(resolve(folder, source)))
}

/** Returns the files that match a path with at most one `*`, a placeholder for a folder's name. */
function filesOf(/** @type {string} */ path) {
  const [start = '', end] = path.split('*')
  if (end === undefined) return [path]
  return readdirSync(start)
    .map((name) => start + name + end)
    .filter((file) => existsSync(file))
}

/** Returns a compiler host that resolves only relative imports. */
function localHost() {
  const host = ts.createCompilerHost(OPTIONS)
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, importer, OPTIONS, host)
        : { resolvedModule: undefined },
    )
  return host
}
