import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The workspace's root folder. */
export const root = resolve(import.meta.dirname, '../..')

/** Returns the folders of the packages that are published to npm. @returns {string[]} */
export function publishedFolders() {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => !JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private)
}
