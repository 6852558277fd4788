import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Older compilers that must accept the declarations: the oldest supported one, the last one in which
 * `Uint8Array` takes no type argument, and the last one written in JavaScript. Only `test:long` uses
 * them, because each takes six times as long as the native compiler.
 */
export const LONG_COMPILERS = ['5.0', '5.6', '6.0']

/** The older compilers to test with: none by default, and all of them with `ALL_COMPILERS`. */
export const OLD_COMPILERS = process.env['ALL_COMPILERS'] ? LONG_COMPILERS : []

/** @type {Record<string, string>} */
const scripts = {
  // Not an alias of `typescript@7`, because pnpm would use that for the peers of typedoc and others.
  native: '@typescript/native-preview/bin/tsgo',
  '6.0': 'typescript/bin/tsc',
}

/**
 * Returns a compiler's script. Default: the native compiler, which takes a sixth of the time.
 *
 * @param {string} [version] One of `OLD_COMPILERS`.
 */
export function compilerOf(version = 'native') {
  const script = scripts[version] ?? `typescript-${version}/bin/tsc`
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(script) ?? []
  return join(dirname(require.resolve(`${name}/package.json`)), path)
}
