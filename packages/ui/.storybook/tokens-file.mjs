import { readFileSync } from 'node:fs'
import { designTokens } from '../scripts/design-tokens.mjs'

const sheet = new URL('../src/tokens/tokens.css', import.meta.url)
const write = () => JSON.stringify(designTokens(readFileSync(sheet, 'utf8')), null, 2)

/**
 * Serves the design tokens next to the stories as `tokens.json`, which the Tokens page links.
 *
 * @returns {import('vite').Plugin}
 */
export function tokensFile() {
  return {
    name: 'tokens-file',
    configureServer({ middlewares }) {
      middlewares.use('/tokens.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(write())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: write() })
    },
  }
}
