import { exampleEndpoint } from '../../config/config'
import { hostOf } from './host-of'
import { parseUrl } from './parse-url'

/** An endpoint that the deployment offers. */
export interface Preset {
  label: string
  url: string
}

let presets: Promise<readonly Preset[]> | undefined

/** Returns the deployment's endpoints. It never rejects and always returns at least one. */
export function readPresets(): Promise<readonly Preset[]> {
  presets ??= load()
  return presets
}

async function load(): Promise<readonly Preset[]> {
  const own = [{ label: hostOf(exampleEndpoint), url: exampleEndpoint }]
  try {
    const response = await fetch('/config.json')
    const config = (await response.json()) as { endpoints?: { label?: unknown; url?: unknown }[] }
    const found = (config.endpoints ?? []).flatMap(({ label, url: text }) => {
      const url = parseUrl(text)
      return url === undefined ? [] : [{ url, label: typeof label === 'string' ? label : url }]
    })
    return found.length > 0 ? found : own
  } catch {
    // The deployment has no explorer.
    return own
  }
}
