// Generates the packages' reference as Markdown with TypeDoc and writes `.generated/reference.json`. Fails
// if a documentation comment is missing or has an invalid link.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, type TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'

export interface ReferencePage {
  /** Such as `packages/address/wots`. */
  slug: string
  /** Such as `@mcm/address/wots`. */
  title: string
  markdown: string
}

const app = fileURLToPath(new URL('..', import.meta.url))
const root = join(app, '../..')
const output = join(app, '.generated')
const packages = ['rosetta-client', 'address', 'proof', 'exports', 'devnet', 'mcp', 'react']

interface EntryPoint {
  slug: string
  title: string
  /** Path relative to the repository. */
  source: string
}

const entryPoints = packages.flatMap(entryPointsOf)
const stamp = fingerprint()
const file = join(output, 'reference.json')
if (existsSync(file) && readFileSync(join(output, 'stamp'), 'utf8') === stamp) {
  console.log('The reference is up to date.')
} else {
  const pages = await generate()
  mkdirSync(output, { recursive: true })
  writeFileSync(file, JSON.stringify(pages))
  writeFileSync(join(output, 'stamp'), stamp)
  console.log(`Generated the reference of ${pages.length} entry points.`)
}

/** Returns a package's entry points from its `package.json`. */
function entryPointsOf(name: string): EntryPoint[] {
  const manifest = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  ) as { exports: Record<string, string | Record<string, unknown>> }
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'object' ? target['@mcm/source'] : undefined
    if (typeof source !== 'string' || !/\.tsx?$/.test(source)) return []
    const suffix = path.slice(1)
    return {
      slug: `packages/${name}${suffix}`,
      title: `@mcm/${name}${suffix}`,
      source: join('packages', name, source),
    }
  })
}

/** Returns a hash that changes with any source that affects the reference. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const name of packages) {
    const folder = join(root, 'packages', name)
    const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    for (const source of [...sources.map((path) => join('src', path)), 'package.json'].sort()) {
      if (!/\.(ts|tsx|json)$/.test(source) || /\.(test|bench)\./.test(source)) continue
      hash.update(source).update(readFileSync(join(folder, source)))
    }
  }
  return hash.digest('hex')
}

async function generate(): Promise<ReferencePage[]> {
  mkdirSync(output, { recursive: true })
  const folder = join(output, 'typedoc')
  const tsconfig = join(output, 'tsconfig.json')
  const sources = entryPoints.map(({ source }) => join(root, source))
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: '../../../tooling/typescript/react.json', files: sources }),
  )
  const options: TypeDocOptions & Partial<PluginOptions> = {
    entryPoints: sources,
    basePath: root,
    tsconfig,
    plugin: ['typedoc-plugin-markdown'],
    readme: 'none',
    out: folder,
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeExternals: true,
    skipErrorChecking: true,
    validation: { notExported: true, invalidLink: true, notDocumented: true },
    // Down to each property.
    packagesRequiringDocumentation: packages.map((name) => `@mcm/${name}`),
    logLevel: 'Warn',
    disableGit: true,
    gitRevision: 'main',
    sourceLinkTemplate: 'https://github.com/mochimo-mcm/mcm/blob/main/packages/{path}#L{line}',
    router: 'module',
    // What is called comes first: the types are what it takes and returns.
    groupOrder: ['Functions', 'Variables', 'Interfaces', 'Type Aliases', 'Classes', '*'],
    hidePageHeader: true,
    hidePageTitle: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    propertiesFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    enumMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: { hideSources: true, hideInherited: true, hideModifiers: true },
  }
  const typedoc = await Application.bootstrapWithPlugins(options)
  const project = await typedoc.convert()
  if (!project) throw new Error('TypeDoc could not convert the packages')
  typedoc.validate(project)
  if (typedoc.logger.hasErrors() || typedoc.logger.hasWarnings()) {
    throw new Error('The documentation comments have problems')
  }
  for (const module of project.children ?? []) {
    const source = module.sources?.[0]?.fullFileName
    module.name = entryPoints.find((entry) => join(root, entry.source) === source)?.slug ?? ''
  }
  await typedoc.generateOutputs(project)
  const pages = readPages(folder)
  rmSync(folder, { recursive: true })
  return pages
}

/** Reads TypeDoc's files. Names that differ only in case have a number: `amount-1.md`. */
function readPages(folder: string): ReferencePage[] {
  const slugs = new Map<string, string>()
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const slug = path.replace(/(?:-\d+)?\.md$/, '')
    if (!path.endsWith('.md')) continue
    if (entryPoints.some((entry) => entry.slug === slug)) slugs.set(path, slug)
  }
  return [...slugs].map(([path, slug]) => {
    // Omits the source locations of built-in members.
    const text = readFileSync(join(folder, path), 'utf8').replace(
      /^Defined in: \S*node_modules.*\n/gm,
      '',
    )
    const markdown = text.replace(
      /\]\(([^)#]+\.md)(#[^)]*)?\)/g,
      (whole, target: string, anchor) => {
        const found = slugs.get(join(path, '..', target))
        return found ? `](/docs/${found}${String(anchor ?? '')})` : whole
      },
    )
    const title = entryPoints.find((entry) => entry.slug === slug)?.title ?? slug
    return { slug, title, markdown }
  })
}
