import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Compilers that only `test:long` uses: the last one in which `Uint8Array` takes no type argument, and the
 * last one written in JavaScript.
 */
export const LONG_COMPILERS = ['5.6', '6.0']

/**
 * Older compilers that must accept the declarations: the oldest supported one, and with `ALL_COMPILERS`
 * also those between it and the native compiler.
 */
export const OLD_COMPILERS = process.env['ALL_COMPILERS'] ? ['5.0', ...LONG_COMPILERS] : ['5.0']

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
