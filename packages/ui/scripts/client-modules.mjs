import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT =
  /^(?:import|export)\b(?! type\b)[^'\n]*?(?:\bfrom )?'(\.[^']+)'|^\} from '(\.[^']+)'/gm

/** Returns whether a source file, or a file that it imports, starts with `'use client'`. */
export function isClientModule(
  /** @type {string} */ file,
  /** @type {Set<string>} */ seen = new Set(),
) {
  if (seen.has(file)) return false
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  if (code.startsWith(`'use client'`)) return true
  return [...code.matchAll(IMPORT)].some(([, inLine, inBlock]) => {
    const target = join(dirname(file), inLine ?? inBlock ?? '')
    const found = ['.tsx', '.ts', '/index.ts'].map((end) => target + end).find(existsSync)
    return found !== undefined && isClientModule(found, seen)
  })
}
