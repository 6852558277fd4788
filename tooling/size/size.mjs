import { gzipSync } from 'node:zlib'

import { build } from 'esbuild'

/**
 * An import and its size budget.
 *
 * @typedef {object} Entry
 * @property {string} name Label in the table.
 * @property {string} code The application's module, such as `export { isAddress } from '@mcm/address'`.
 * @property {number} budget Bytes after minifying and gzip, dependencies included, but without what
 *   the package loads later by `import()`.
 * @property {string[]} [without] Packages that must not be in the bundle.
 * @property {string[]} [external] Packages that the application installs itself, such as react.
 * @property {{ name: string, code: string }} [model] The same import of another library, for comparison.
 */

/**
 * Bundles each entry for a browser and prints its size beside its budget. Sets a failing exit code
 * if an entry exceeds its budget or contains an excluded package. Measures the built package, so
 * build first.
 *
 * @param {string} folder The package's folder, from which its name and its dependencies resolve.
 * @param {readonly Entry[]} entries
 */
export async function checkSizes(folder, entries) {
  const rows = await Promise.all(entries.map((entry) => measure(folder, entry)))
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log(`${''.padEnd(width)}  minified     gzip   budget    later`)
  for (const { name, minified, gzip, budget, later, model, complaints } of rows) {
    const figures = [minified, gzip, budget, later]
      .map((bytes) => kilobytes(bytes).padStart(7))
      .join('  ')
    const beside = model ? `  (${model.name}: ${kilobytes(model.gzip)})` : ''
    console.log([`${name.padEnd(width)}  ${figures}${beside}`, ...complaints].join('  ← '))
  }
  if (rows.some(({ complaints }) => complaints.length > 0)) process.exitCode = 1
}

/** @param {string} folder @param {Entry} entry */
async function measure(folder, { name, code, budget, without = [], external = [], model }) {
  const options = { folder, code, external }
  const first = await bundle({ ...options, plugins: [leaveOutDynamicImports] })
  const whole = await bundle(options)
  const { gzip, minified, metafile } = first
  const inputs = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  )
  const complaints = without
    .filter((unwanted) => inputs.some(([path]) => path.includes(`/node_modules/${unwanted}/`)))
    .map((unwanted) => `contains ${unwanted}`)
  if (gzip > budget) complaints.push(`over by ${gzip - budget} bytes`)
  const other = model && { ...(await bundle({ ...options, code: model.code })), name: model.name }
  return { name, minified, gzip, budget, later: whole.gzip - gzip, model: other, complaints }
}

/** @type {import('esbuild').Plugin} */
const leaveOutDynamicImports = {
  name: 'leave-out-dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/** @param {{ folder: string, code: string, external: string[], plugins?: import('esbuild').Plugin[] }} settings */
async function bundle({ folder, code, external, plugins = [] }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'application.js' },
    bundle: true,
    write: false,
    outdir: 'out',
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    metafile: true,
    external,
    plugins,
    logLevel: 'error',
  })
  const minified = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0)
  const gzip = outputFiles.reduce(
    (sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length,
    0,
  )
  return { minified, gzip, metafile }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
