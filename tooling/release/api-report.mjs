import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

import ts from 'typescript'

/** File in a package's folder that contains its report. */
export const REPORT = 'api.report.md'

/**
 * Returns a package's public surface as Markdown: the names that each entry point exports and, below,
 * every declaration they can refer to, without comments and sorted by name. Written from the built
 * declaration files, so that it lists exactly what is published.
 *
 * @param {string} folder The package's folder. It must be built.
 * @returns {string}
 */
export function apiReport(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = entriesOf(folder, exports ?? {})
  /** @type {Map<string, ts.SourceFile>} */
  const files = new Map()
  for (const { file } of entries) collect(file, files)
  const lines = [
    `# API of ${name}`,
    '',
    'Written by `pnpm api`; `test:package` fails if it differs from the build.',
  ]
  for (const { path, file } of entries) {
    const title = path === '.' ? name : `${name}/${path.slice(2)}`
    lines.push('', `## ${title}`, '', exportedNames(file, files).join(', ') || 'Exports nothing.')
  }
  lines.push('', '## Declarations', '', '```ts')
  lines.push([...new Set([...files.values()].flatMap(declarationsOf))].sort(byName).join('\n\n'))
  lines.push('```', '')
  return lines.join('\n')
}

/**
 * @param {string} folder
 * @param {Record<string, string | { import?: { types: string } }>} exports
 * @returns {{ path: string, file: string }[]}
 */
function entriesOf(folder, exports) {
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = typeof target === 'string' ? undefined : target.import?.types
    if (!types) return []
    if (!types.includes('*')) return [{ path, file: join(folder, types) }]
    const [before = '', after = ''] = types.split('*')
    return readdirSync(join(folder, before))
      .filter((each) => existsSync(join(folder, `${before}${each}${after}`)))
      .sort()
      .map((each) => ({
        path: path.replace('*', each),
        file: join(folder, `${before}${each}${after}`),
      }))
  })
}

/** Reads a declaration file and those it imports from the same package. @param {string} file @param {Map<string, ts.SourceFile>} files */
function collect(file, files) {
  if (files.has(file)) return
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext)
  files.set(file, source)
  for (const { specifier } of importsOf(source)) collect(declarationFile(file, specifier), files)
}

/** @param {ts.SourceFile} source @returns {{ specifier: string, statement: ts.ExportDeclaration | ts.ImportDeclaration }[]} */
function importsOf(source) {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    const specifier = moduleSpecifier.text
    return /^\.\.?\/.*(?<!\.css)$/.test(specifier) ? [{ specifier, statement }] : []
  })
}

/** @param {string} file @param {string} specifier */
function declarationFile(file, specifier) {
  const path = join(dirname(file), specifier)
  const candidates = [path.replace(/\.js$/, '.d.ts'), `${path}.d.ts`, join(path, 'index.d.ts')]
  const found = candidates.find((candidate) => existsSync(candidate))
  if (!found) throw new Error(`${basename(file)} imports ${specifier}, which has no declaration`)
  return found
}

/** @param {string} file @param {Map<string, ts.SourceFile>} files @returns {string[]} */
function exportedNames(file, files) {
  const source = files.get(file)
  if (!source) throw new Error(`${relative(process.cwd(), file)} wasn't read`)
  const names = source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
        return statement.exportClause.elements.map(({ name }) => name.text)
      }
      const from = importsOf(source).find((each) => each.statement === statement)
      return from ? exportedNames(declarationFile(file, from.specifier), files) : []
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return isExported ? [nameOf(statement, source)] : []
  })
  return [...new Set(names)].sort()
}

const printer = ts.createPrinter({ removeComments: true })

/** @param {ts.SourceFile} source @returns {string[]} */
function declarationsOf(source) {
  return source.statements
    .filter((statement) => !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement))
    .map((statement) =>
      printer
        .printNode(ts.EmitHint.Unspecified, statement, source)
        .replace(/^(?:export |declare )+/, ''),
    )
    .filter((text) => text !== '' && text !== ';')
}

/** @param {ts.Statement} statement @param {ts.SourceFile} source @returns {string} */
function nameOf(statement, source) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText(source)).join(', ')
  }
  const named = /** @type {{ name?: ts.Identifier }} */ (/** @type {unknown} */ (statement))
  return named.name?.text ?? 'default'
}

/** Orders declarations by their name, then by their text. @param {string} a @param {string} b */
function byName(a, b) {
  const name = (/** @type {string} */ text) =>
    /^(?:abstract )?(?:class|const|let|enum|function|interface|namespace|type) ([\w$]+)/.exec(
      text,
    )?.[1] ?? text
  const [first, second] = [name(a), name(b)]
  if (first !== second) return first < second ? -1 : 1
  return a < b ? -1 : 1
}
