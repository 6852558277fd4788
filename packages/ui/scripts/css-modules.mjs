import { readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { bundle, transform } from 'lightningcss'

/**
 * Class names that are the same in every build, so that the ESM and the CommonJS files and the one
 * stylesheet agree: `.outline` of `button.module.css` is `mcm-button-outline`.
 */
const patternFor = (file) => `mcm-${basename(file, '.module.css')}-[local]`

/** Names of a CSS module and its compiled rules. */
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

/** The global stylesheet with its imports; addresses of fonts stay as they are written. */
export function compileGlobal(file) {
  return bundle({ filename: file, minify: true }).code.toString()
}

/**
 * For esbuild: importing a CSS module gives its class names, and nothing else comes along. The
 * query keeps it from tsup's own handling of files that end in .css.
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
