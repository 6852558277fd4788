import { basename, dirname, join } from 'node:path'

import { build } from 'esbuild'

/** @type {Map<string, Promise<string>>} */
const bundled = new Map()

/**
 * Bundles a package's command from the workspace's sources, once per worker. A process that compiles
 * them takes five times as long to start.
 *
 * @param {string} source Path of the command's module, in a folder of the package.
 * @returns {Promise<string>} Path of the bundle, in a sibling folder, so that relative URLs still
 *   resolve.
 */
export function bundleCommand(source) {
  const known = bundled.get(source)
  if (known) return known
  const outfile = join(
    dirname(dirname(source)),
    'test-results',
    `${basename(source, '.ts')}-${process.pid}.mjs`,
  )
  const building = build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@mcm/source'],
    logLevel: 'error',
  }).then(() => outfile)
  bundled.set(source, building)
  return building
}
