import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The router's package has no export condition for its production build, which omits the
 * warnings.
 */
export function productionRouter(): Record<string, string> {
  const require = createRequire(import.meta.url)
  const router = createRequire(require.resolve('react-router-dom')).resolve('react-router')
  const production = join(dirname(router), '..', 'production')
  return {
    'react-router/dom': join(production, 'dom-export.mjs'),
    'react-router': join(production, 'index.mjs'),
  }
}
