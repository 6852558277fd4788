// Writes dist/tokens.json: the tokens for design tools.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { designTokens } from './design-tokens.mjs'

const root = new URL('..', import.meta.url)
const css = readFileSync(new URL('src/tokens/tokens.css', root), 'utf8')

mkdirSync(fileURLToPath(new URL('dist', root)), { recursive: true })
writeFileSync(new URL('dist/tokens.json', root), `${JSON.stringify(designTokens(css), null, 2)}\n`)
