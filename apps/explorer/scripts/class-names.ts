import { readdirSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

const root = new URL('../../..', import.meta.url).pathname
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The characters that may follow the first. */
const OTHERS = `${LETTERS}0123456789`
/** Number of names that start with the same letter: with one of the others, or alone. */
const PER_LETTER = OTHERS.length + 1

/**
 * Returns a function that names the classes of CSS modules in a build. The names are numbered in the
 * order of their files, because neighbors with similar names compress better than random ones. They
 * depend only on the sources, so the build for the browser and the one for prerendering agree.
 *
 * @throws {Error} If a class isn't in the sources, or if there are more classes than names.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const numbers = new Map(allNames().map((owner, index) => [owner, index]))
  return (name, file) => {
    const owner = ownerOf(name, file.replace(/\?.*$/, ''))
    const number = numbers.get(owner)
    if (number === undefined) throw new Error(`${owner} isn't a class of a CSS module.`)
    const letter = LETTERS[Math.floor(number / PER_LETTER)]
    if (letter === undefined) throw new Error('More classes than names of two characters.')
    const other = number % PER_LETTER
    return letter + OTHERS.slice(other, other + 1)
  }
}

/** Returns every class and animation of the CSS modules, sorted by file. */
function allNames(): string[] {
  const files = ['packages/ui/src/', 'apps/explorer/src/'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => folder + file.replaceAll(sep, '/')),
  )
  return files.sort().flatMap((file) => {
    const css = readFileSync(root + file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    const found = css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi)
    return [...new Set([...found].map(([, name = '']) => ownerOf(name, root + file)))]
  })
}

function ownerOf(name: string, file: string): string {
  return `${relative(root, file).replaceAll(sep, '/')} ${name}`
}
