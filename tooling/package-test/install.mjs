import { mkdir, mkdtemp, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { run } from './run.mjs'

/** Root of this workspace. */
export const workspace = resolve(import.meta.dirname, '../..')

/** @typedef {{ name: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest */

/** @param {string} folder @returns {Promise<Manifest>} */
async function readManifest(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/** @type {Map<string, Promise<string>>} */
const packed = new Map()

/**
 * Packs a package as for publishing, once per process.
 *
 * @param {string} folder The package's folder.
 * @returns {Promise<string>} Path of the tarball.
 */
export function pack(folder) {
  const known = packed.get(folder)
  if (known) return known
  const packing = (async () => {
    const destination = join(process.cwd(), 'test-results/tarballs')
    await mkdir(destination, { recursive: true })
    const printed = await run('pnpm', ['pack', '--json', '--pack-destination', destination], folder)
    return JSON.parse(printed).filename
  })()
  packed.set(folder, packing)
  return packing
}

/**
 * Installs a package's tarball in an empty project outside the workspace. Workspace packages it
 * depends on are packed too; other dependencies are linked from the workspace's node_modules, so no
 * network is needed.
 *
 * @param {string} folder The package's folder.
 * @param {readonly string[]} beside Packages that the application installs itself (peers and their
 *   types).
 * @param {string} [other] Another workspace folder whose dependencies the application uses instead
 *   of the package's own, such as an older version of a peer.
 * @returns {Promise<string>} Path of the project.
 */
export async function packAndInstall(folder, beside, other) {
  const project = await mkdtemp(join(tmpdir(), 'mcm-package-'))
  /** @type {Record<string, string>} */
  const sources = {}
  if (other) {
    const { dependencies = {} } = await readManifest(other)
    for (const dependency of Object.keys(dependencies)) {
      sources[dependency] = await linkOf(other, dependency)
    }
  }
  const name = await collect(folder, sources)
  for (const dependency of beside) sources[dependency] ??= await linkOf(folder, dependency)

  const manifest = {
    name: 'application',
    private: true,
    dependencies: Object.fromEntries([name, ...beside].map((key) => [key, sources[key]])),
    pnpm: { overrides: sources },
  }
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest, null, 2))
  const settings = ['--config.auto-install-peers=false', '--config.strict-peer-dependencies=true']
  await run('pnpm', ['install', '--offline', '--ignore-workspace', ...settings], project)
  return project
}

/**
 * Packs the package and its workspace dependencies, and records the source of each dependency.
 *
 * @param {string} folder @param {Record<string, string>} sources
 * @returns {Promise<string>} The package's name.
 */
async function collect(folder, sources) {
  const { name, dependencies = {} } = await readManifest(folder)
  if (sources[name]) return name
  sources[name] = `file:${await pack(folder)}`
  for (const [dependency, version] of Object.entries(dependencies)) {
    if (version.startsWith('workspace:')) {
      await collect(await folderOf(dependency), sources)
    } else {
      sources[dependency] ??= await linkOf(folder, dependency)
    }
  }
  return name
}

/** @param {string} folder @param {string} dependency */
async function linkOf(folder, dependency) {
  return `link:${await realpath(join(folder, 'node_modules', dependency))}`
}

/** @param {string} name */
async function folderOf(name) {
  const packages = join(workspace, 'packages')
  for (const entry of await readdir(packages)) {
    const folder = join(packages, entry)
    if ((await readManifest(folder)).name === name) return folder
  }
  throw new Error(`no workspace package is named ${name}`)
}
