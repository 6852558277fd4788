import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const source = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))

/** Files without a hash in their name that every page uses. */
const UNHASHED = /^\/(?:frame\.html|boot\.js|favicon\.svg|manifest\.json|icon-192\.png)$/
const HASHED = /^\/assets\/.+\.(?:js|css|woff2)$/

/**
 * Writes `service-worker.js` with the list of the files that it keeps.
 *
 * @param {string} dist The built site, without compressed copies.
 * @param {string} app The entry chunk's path. Its hash covers everything that it loads.
 */
export async function writeServiceWorker(dist, app) {
  const files = filesOf(dist)
  await build({
    entryPoints: [source],
    outfile: join(dist, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      FILES: JSON.stringify(files),
      BUILD: JSON.stringify(app),
    },
  })
}

/** Returns the files to keep. Those without a hash in their name have their content's. */
function filesOf(dist) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  return files.flatMap((file) => {
    const url = `/${relative(dist, file).replaceAll(sep, '/')}`
    if (HASHED.test(url)) return [{ url, revision: null }]
    if (!UNHASHED.test(url)) return []
    return [{ url, revision: createHash('sha256').update(readFileSync(file)).digest('hex') }]
  })
}
