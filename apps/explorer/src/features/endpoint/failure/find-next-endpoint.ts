import type { EndpointPreset } from '../../../config/config'
import { isStale } from '../health/freshness'
import { isMixedContent } from '../mixed-content'
import { clientFor, STATUS_TIMEOUT_MS } from '../../../data/client'

/**
 * The next preset that answers, is synchronized and not behind, asked one after the other in the
 * list's order, beginning after the current one; else one that says it is synchronized; else one that
 * at least answers; else undefined. An `http:` one is passed over on an https page, where a browser
 * refuses to call it.
 */
export async function findNextEndpoint(
  presets: readonly EndpointPreset[],
  current: string,
  signal: AbortSignal,
): Promise<EndpointPreset | undefined> {
  const at = presets.findIndex(({ url }) => url === current)
  const others = [...presets.slice(at + 1), ...presets.slice(0, Math.max(at, 0))].filter(
    ({ url }) => url !== current && !isMixedContent(url),
  )
  let synchronized: EndpointPreset | undefined
  let answering: EndpointPreset | undefined
  for (const preset of others) {
    try {
      const options = { signal, timeout: STATUS_TIMEOUT_MS }
      const status = await clientFor(preset.url).network.status(options)
      if (status.sync_status.synced === true) {
        if (!isStale(status.current_block_timestamp)) return preset
        synchronized ??= preset
      }
      answering ??= preset
    } catch (error) {
      if (signal.aborted) throw error
    }
  }
  return synchronized ?? answering
}
