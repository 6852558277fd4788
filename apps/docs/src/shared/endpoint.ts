import { exampleEndpoint } from '../config/config'
import { ENDPOINT_KEY } from './storage-keys'

/**
 * Returns the endpoint for requests: the one chosen in the explorer, otherwise the deployment's
 * first, otherwise the samples'.
 */
export async function currentEndpoint(): Promise<string> {
  return chosenEndpoint() ?? (await firstPreset()) ?? exampleEndpoint
}

function chosenEndpoint(): string | undefined {
  try {
    return usable(localStorage.getItem(ENDPOINT_KEY))
  } catch {
    return undefined
  }
}

let preset: Promise<string | undefined> | undefined

function firstPreset(): Promise<string | undefined> {
  preset ??= readPreset()
  return preset
}

async function readPreset(): Promise<string | undefined> {
  try {
    const response = await fetch('/config.json')
    const config = (await response.json()) as { endpoints?: { url?: unknown }[] }
    return usable(config.endpoints?.[0]?.url)
  } catch {
    // The deployment has no explorer, so use the samples' endpoint.
    return undefined
  }
}

function usable(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return protocol === 'http:' || protocol === 'https:' ? href.replace(/\/+$/, '') : undefined
}
