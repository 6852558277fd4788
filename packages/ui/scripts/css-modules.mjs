import { readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { bundle, transform } from 'lightningcss'

/**
 * Class names that are identical in every build, so that the ESM files, the CommonJS files and
 * the stylesheet agree: `.outline` in `button.module.css` is `mcm-button-outline`.
 */
const patternFor = (file) => `mcm-${basename(file, '.module.css')}-[local]`

/** The class names and compiled rules of a CSS module. */
export function compileModule(file) {
  const { code, exports } = transform({
    filename: file,
    code: readFileSync(file),
    minify: true,
    cssModules: { pattern: patternFor(file), dashedIdents: false },
  })
  const names = Object.fromEntries(
    Object.entries(exports ?? {})
      .map(([local, { name }]) => [local, name])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return { names, css: code.toString() }
}

/** The global stylesheet with its imports; font URLs are unchanged. */
export function compileGlobal(file) {
  return bundle({ filename: file, minify: true }).code.toString()
}

/**
 * An esbuild plugin that makes importing a CSS module return its class names only. The query
 * bypasses tsup's own handling of .css files.
 */
export function cssModules() {
  return {
    name: 'css-modules',
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, importer }) => ({
        path: `${relative(process.cwd(), resolve(dirname(importer), path))}?names`,
        namespace: 'css-module',
        sideEffects: false,
      }))
      build.onLoad({ filter: /\?names$/, namespace: 'css-module' }, ({ path }) => {
        const file = resolve(path.replace(/\?names$/, ''))
        return {
          contents: `export default ${JSON.stringify(compileModule(file).names)}`,
          loader: 'js',
          watchFiles: [file],
        }
      })
    },
  }
}
