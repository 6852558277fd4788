import { exampleEndpoint } from '../../config/config'
import { withValues, type ExampleValues } from '../../samples/example-values'

/** What replaces the endpoint and the values of the samples. */
export interface Replacements {
  url: string
  values: Partial<ExampleValues>
}

/** Endpoint of the programs that pay from a devnet's faucet. */
export const DEVNET_URL = 'http://localhost:8080'

/**
 * Returns a sample's text with another endpoint and the values of its chain. Programs that need a
 * devnet keep its default URL unless the endpoint is on this machine.
 */
export function adaptText(text: string, { url, values }: Replacements): string {
  const devnet = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
    ? url
    : DEVNET_URL
  return withValues(text.replaceAll(DEVNET_URL, devnet).replaceAll(exampleEndpoint, url), values)
}
