import type { EndpointPreset } from '../../../config/config'
import { clientFor, STATUS_TIMEOUT_MS } from '../../../data/client'
import { hasFailedVerification } from '../../../data/endpoint-failures'
import { healthOfStatus } from '../health/health'
import type { HealthStateName } from '../health/health-states'
import { isMixedContent } from '../mixed-content'
import { trueTime } from '../../../shared/true-time'

/** The states that are worth switching to, best first. */
const PREFERRED: readonly HealthStateName[] = [
  'synced',
  'stale',
  'status-unknown',
  'syncing',
  'failing',
]

/**
 * Requests the status of all other presets in parallel.
 *
 * @returns the first endpoint to respond in sync, otherwise the best one that responded, or
 *   undefined if none did. `http:` presets are skipped on an https page, because browsers block
 *   requests to them, and so are those whose data failed verification.
 * @throws the signal's reason if it is aborted.
 */
export async function findNextEndpoint(
  presets: readonly EndpointPreset[],
  current: string,
  signal: AbortSignal,
): Promise<EndpointPreset | undefined> {
  const others = presets.filter(
    ({ url }) => url !== current && !isMixedContent(url) && !hasFailedVerification(url),
  )
  const stop = new AbortController()
  const options = { signal: AbortSignal.any([signal, stop.signal]), timeout: STATUS_TIMEOUT_MS }
  const answers: { preset: EndpointPreset; rank: number }[] = []
  const inSync = others.map(async (preset) => {
    const status = await clientFor(preset.url).network.status(options)
    const { state } = healthOfStatus(status, trueTime())
    if (state === 'synced') return preset
    answers.push({ preset, rank: PREFERRED.indexOf(state) })
    throw new Error(`${preset.url} is ${state}`)
  })
  try {
    return await Promise.any(inSync)
  } catch {
    signal.throwIfAborted()
    return answers.sort((a, b) => a.rank - b.rank)[0]?.preset
  } finally {
    stop.abort()
  }
}
