import { readFileSync } from 'node:fs'

const published = new URL('../apps/explorer/src/config/published.json', import.meta.url)

/**
 * The published run-time configuration with the devnet first among the endpoints, named by the host
 * the visitor used, so that a phone on the same network reaches it too.
 *
 * @param {string | undefined} host the request's Host header
 * @param {number} devnetPort
 */
export function localConfig(host, devnetPort) {
  const url = `http://${host ?? ''}`
  const hostname = URL.canParse(url) ? new URL(url).hostname : 'localhost'
  const config = JSON.parse(readFileSync(published, 'utf8'))
  const devnet = { label: 'Devnet on this machine', url: `http://${hostname}:${devnetPort}` }
  return { ...config, endpoints: [devnet, ...config.endpoints] }
}
