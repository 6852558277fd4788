import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, transform, type Loader } from 'esbuild'
import { run } from '../../../tooling/package-test/run.mjs'
import { compilerOf } from '../../../tooling/typescript/compilers.mjs'

const folder = join(import.meta.dirname, '..')
const execute = promisify(execFile)

/** Returns the README's ```tsx blocks as modules. */
export async function readmeSamples(): Promise<string[]> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  return [...readme.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '')
}

/**
 * Writes the application and the README's samples into a project, once as ESM and once as
 * CommonJS.
 */
export async function writeSources(project: string): Promise<void> {
  const application = join(import.meta.dirname, 'application')
  const files = await Promise.all(
    (await readdir(application)).map(
      async (name) => [name, await readFile(join(application, name), 'utf8')] as const,
    ),
  )
  const samples = (await readmeSamples()).map(
    (code, index) => [`readme-${index + 1}.tsx`, code] as const,
  )
  for (const type of ['module', 'commonjs']) {
    await mkdir(join(project, type), { recursive: true })
    await writeFile(join(project, type, 'package.json'), JSON.stringify({ type }))
    for (const [name, code] of [...files, ...samples]) {
      await writeFile(join(project, type, name), code)
    }
  }
}

/**
 * Compiles with TypeScript's strictest settings, including the package's declarations. `compiler` is
 * an old version to use instead of the workspace's.
 */
export async function compile(
  project: string,
  moduleResolution: 'node16' | 'bundler',
  compiler?: string,
) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: moduleResolution === 'node16' ? 'node16' : 'esnext',
    moduleResolution,
    types: [],
    jsx: 'react-jsx',
    // A flat installation has one copy of React's types; here the linked router would resolve
    // to its own.
    paths: { react: ['./node_modules/@types/react'] },
  }
  const include = moduleResolution === 'node16' ? ['module', 'commonjs'] : ['module']
  const file = join(project, `tsconfig.${moduleResolution}.json`)
  await writeFile(file, JSON.stringify({ compilerOptions, include }))
  await run(process.execPath, [compilerOf(compiler), '-p', file], project)
}

/** Runs a module in Node, unbundled, and returns its output on both streams. */
export async function runInNode(project: string, name: string, format: 'esm' | 'cjs') {
  const type = format === 'esm' ? 'module' : 'commonjs'
  const source = await readFile(join(project, type, `${name}.tsx`), 'utf8')
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', format })
  const file = join(project, type, `${name}.js`)
  await writeFile(file, code)
  const { stdout, stderr } = await execute(process.execPath, [file], { cwd: project })
  return { stdout: stdout.trimEnd(), stderr }
}

/** Returns the loaders that the README names for esbuild. */
async function readmeLoaders(): Promise<Record<string, Loader>> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  const options = readme.matchAll(/--loader:(\.\w+)=(\w+)/g)
  return Object.fromEntries(
    [...options].map(([, ending = '', loader]) => [ending, loader as Loader]),
  )
}

/**
 * Bundles a module for browsers. Returns the files by name: `page.js`, `page.css` and the
 * fonts.
 */
export async function bundle(project: string, name: string): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [join(project, 'module', `${name}.tsx`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // React's development build reports problems on the console.
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: await readmeLoaders(),
    logLevel: 'error',
    outdir: join(project, 'out'),
  })
  return new Map(
    outputFiles.map(({ path, contents }) => [path.split('/').at(-1) ?? '', contents] as const),
  )
}
