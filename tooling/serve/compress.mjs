import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TEXT = /\.(?:js|css|html|svg|json|xml|md|txt|webmanifest)$/

/**
 * Writes gzip and Brotli copies of every text file in a built site, for servers that serve
 * precompressed files.
 *
 * @param {string} folder
 * @param {{ except?: readonly string[] }} [options] `except`: names of files that are edited after
 *   the build.
 */
export function compressFolder(folder, { except = [] } = {}) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name) || except.includes(entry.name)) continue
    const file = join(entry.parentPath ?? entry.path, entry.name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content))
  }
}
