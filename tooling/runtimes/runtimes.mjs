import { join } from 'node:path'

/**
 * @typedef {object} Runtime
 * @property {string} name
 * @property {string} install Package that brings the program, with its version.
 * @property {(folder: string) => string[]} command Program and arguments before the script, in the
 *   folder where the package is installed.
 */

const platform = process.platform === 'win32' ? 'win' : process.platform
const nodePackage = `node-${platform}-${process.arch}`

/** @param {string} version @returns {Runtime} */
const node = (version) => ({
  name: `Node ${version}`,
  install: `${nodePackage}@${version}`,
  command: (folder) => [join(folder, 'node_modules', nodePackage, 'bin/node')],
})

/** @type {readonly Runtime[]} */
export const runtimes = [
  node('22'),
  node('24'),
  {
    name: 'Bun',
    install: 'bun@1',
    command: (folder) => [join(folder, 'node_modules/.bin/bun')],
  },
  {
    name: 'Deno',
    install: 'deno@2',
    command: (folder) => [
      join(folder, 'node_modules/.bin/deno'),
      'run',
      '--allow-all',
      '--node-modules-dir=manual',
    ],
  },
]
