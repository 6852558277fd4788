import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../dist/openapi.json', import.meta.url))

/** Writes the OpenAPI file with another server's URL into a folder and returns its path. */
export function writeDescription(folder: string, url: string): string {
  const description = JSON.parse(readFileSync(built, 'utf8')) as object
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify({ ...description, servers: [{ url }] }))
  return file
}
