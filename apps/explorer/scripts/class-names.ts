import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const root = new URL('../../..', import.meta.url).pathname
const LENGTH = 4

/**
 * Returns a function that names the classes of CSS modules in a build. The names are short and
 * depend only on the file and the class, so the build for the browser and the one for prerendering
 * agree.
 *
 * @throws {Error} If two classes get the same name.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const owners = new Map<string, string>()
  return (name, file) => {
    const owner = `${relative(root, file.replace(/\?.*$/, ''))} ${name}`
    const digest = createHash('sha256').update(owner).digest().readUInt32BE()
    // A class name must not start with a digit.
    const short = `_${digest.toString(36).slice(-LENGTH)}`
    const other = owners.get(short)
    if (other !== undefined && other !== owner) {
      throw new Error(`${owner} and ${other} have the same short name; increase LENGTH.`)
    }
    owners.set(short, owner)
    return short
  }
}
