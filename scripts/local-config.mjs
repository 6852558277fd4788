import { readFileSync } from 'node:fs'

const published = new URL('../apps/explorer/src/config/published.json', import.meta.url)

/**
 * Returns the published runtime configuration with the devnet as its first endpoint. The devnet's
 * URL has the host the visitor used, so a phone on the same network can reach it.
 *
 * @param {string | undefined} host The request's Host header.
 * @param {number} devnetPort
 * @param {string} [dataset] URL of the summary of the devnet's chain.
 */
export function localConfig(host, devnetPort, dataset) {
  const url = `http://${host ?? ''}`
  const hostname = URL.canParse(url) ? new URL(url).hostname : 'localhost'
  const config = JSON.parse(readFileSync(published, 'utf8'))
  const devnet = { label: 'Local devnet', url: `http://${hostname}:${devnetPort}` }
  return { ...config, endpoints: [devnet, ...config.endpoints], ...(dataset && { dataset }) }
}
