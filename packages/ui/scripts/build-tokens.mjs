// Writes the tokens without any other styles: dist/tokens.css, and dist/tokens.json for design tools.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { designTokens } from './design-tokens.mjs'

const root = new URL('..', import.meta.url)
const source = new URL('src/tokens/tokens.css', root)
const css = readFileSync(source, 'utf8')

mkdirSync(fileURLToPath(new URL('dist', root)), { recursive: true })
copyFileSync(source, new URL('dist/tokens.css', root))
writeFileSync(new URL('dist/tokens.json', root), `${JSON.stringify(designTokens(css), null, 2)}\n`)
