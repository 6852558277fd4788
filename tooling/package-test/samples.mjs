import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { build } from 'esbuild'
import { chromium } from 'playwright'

import { chromiumLaunch } from '../test/chromium.mjs'
import { compilerOf } from '../typescript/compilers.mjs'
import { run } from './run.mjs'

/**
 * A usage example, written once and run in every module system.
 *
 * @typedef {object} Sample
 * @property {string} name
 * @property {Record<string, readonly string[]>} imports Names by module: `{ '@mcm/address': ['toHex'] }`.
 * @property {string} body Statements that are valid in both JavaScript and TypeScript; may use
 *   `await`.
 * @property {string} prints Expected `console.log` output, with lines joined by line feeds.
 */

/** @param {Sample} sample */
const main = ({ body }) => `async function main() {\n${body}\n}`

/** @param {Sample} sample */
function withImports({ imports }) {
  return Object.entries(imports)
    .map(([module, names]) => `import { ${names.join(', ')} } from '${module}'`)
    .join('\n')
}

/** @param {Sample} sample */
function withRequires({ imports }) {
  return Object.entries(imports)
    .map(([module, names]) => `const { ${names.join(', ')} } = require('${module}')`)
    .join('\n')
}

/**
 * The program that runs samples, with its arguments: this Node, unless `tooling/runtimes` sets
 * another.
 *
 * @type {[string, ...string[]]}
 */
const [program, ...args] = JSON.parse(
  process.env['PACKAGE_TEST_RUNTIME'] ?? JSON.stringify([process.execPath]),
)

/** Runs a sample in Node. @param {string} project @param {Sample} sample @param {'esm' | 'cjs'} format */
export async function runInNode(project, sample, format) {
  const head = format === 'esm' ? withImports(sample) : withRequires(sample)
  const file = join(project, format === 'esm' ? 'sample.mjs' : 'sample.cjs')
  await writeFile(file, `${head}\n${main(sample)}\nmain()\n`)
  return (await run(program, [...args, file], project)).trimEnd()
}

/**
 * Compiles all samples in strict mode, including the package's declaration files.
 *
 * @param {string} project @param {readonly Sample[]} samples
 * @param {'node16' | 'bundler'} moduleResolution node16 compiles each sample as ESM and as
 *   CommonJS.
 * @param {{ skipLibCheck: boolean, jsx?: boolean, compiler?: string }} settings `compiler` is one of
 *   `OLD_COMPILERS`. Default: the native compiler.
 */
export async function compile(
  project,
  samples,
  moduleResolution,
  { skipLibCheck, jsx = false, compiler },
) {
  const folder = join(project, `types-${moduleResolution}-${compiler ?? 'current'}`)
  await mkdir(folder, { recursive: true })
  const extensions = moduleResolution === 'node16' ? ['.mts', '.cts'] : [jsx ? '.tsx' : '.ts']
  for (const [index, sample] of samples.entries()) {
    const code = `${withImports(sample)}\n${main(sample)}\nvoid main()\nexport {}\n`
    for (const extension of extensions) {
      await writeFile(join(folder, `sample-${index}${extension}`), code)
    }
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable', ...(compiler ? [] : ['DOM.AsyncIterable'])],
    module: moduleResolution === 'node16' ? 'node16' : 'esnext',
    moduleResolution,
    types: [],
    skipLibCheck,
    ...(jsx ? { jsx: 'react-jsx' } : {}),
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  await run(process.execPath, [compilerOf(compiler), '-p', folder], project)
}

/** Bundles a sample for browsers and runs it in Chromium. @param {string} project @param {Sample} sample */
export async function runInBrowser(project, sample) {
  const { outputFiles } = await build({
    stdin: {
      contents: `${withImports(sample)}\n${main(sample)}\nglobalThis.finished = main()`,
      resolveDir: project,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    outdir: 'out',
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const printed = []
    page.on('console', (message) => printed.push(message.text()))
    // A secure origin, as in production, served within this process.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('https://application.test/')
    await page.addScriptTag({ content: script, type: 'module' })
    await page.waitForFunction('globalThis.finished !== undefined')
    await page.evaluate('globalThis.finished')
    return printed.join('\n').trimEnd()
  } finally {
    await browser.close()
  }
}
