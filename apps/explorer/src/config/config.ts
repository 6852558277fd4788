import { takeEarlyRequest } from '../shared/early-requests'
import { learnTime } from '../shared/true-time'
import { endpoints as published } from './published.json'

/**
 * The settings that a deployment can change without a new build. They are served as `/config.json`.
 */
export interface Config {
  endpoints: EndpointPreset[]
  links: Record<string, string>
  /** URL of a file with the names of known addresses, such as those of pools and exchanges. */
  labels?: string
  /**
   * URL of the folder that `mcm-exports summary` wrote, without a trailing slash. With it, the
   * explorer shows statistics and verses of the whole chain.
   */
  dataset?: string
}

export interface EndpointPreset {
  label: string
  /** The endpoint's URL: scheme, host and optional path, without a trailing slash. */
  url: string
  /** The number of requests per minute allowed for each visitor, if it differs from the default. */
  requestsPerMinute?: number
}

/** The built-in configuration. It is used if `/config.json` can't be loaded or is invalid. */
export const publishedConfig: Config = { endpoints: published, links: {} }

/**
 * Loads the deployment's `/config.json`. It never rejects, because the explorer also works without
 * that file.
 */
export async function loadConfig(): Promise<Config> {
  const early = takeEarlyRequest('/config.json')
  const sentAt = early?.sentAt ?? Date.now()
  try {
    const response = await (early?.response ?? fetch('/config.json', { cache: 'no-cache' }))
    learnTime(response, sentAt)
    if (response.ok) return read(await response.json()) ?? publishedConfig
  } catch {
    // Offline, or the host has no configuration.
  }
  return publishedConfig
}

function read(value: unknown): Config | undefined {
  if (!isRecord(value) || !Array.isArray(value['endpoints'])) return undefined
  const endpoints = value['endpoints'].filter(isPreset)
  if (endpoints.length === 0) return undefined
  const links = isRecord(value['links']) ? value['links'] : {}
  const { labels, dataset } = value
  return {
    endpoints,
    links: Object.fromEntries(Object.entries(links).filter(isFilledLink)),
    ...(isFileUrl(labels) ? { labels } : {}),
    ...(isFileUrl(dataset) ? { dataset: dataset.replace(/\/+$/, '') } : {}),
  }
}

/** Returns whether a value is a path of this site or a web address. */
function isFileUrl(value: unknown): value is string {
  return typeof value === 'string' && /^(?:\/(?!\/)|https?:\/\/)/.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isPreset(value: unknown): value is EndpointPreset {
  return (
    isRecord(value) &&
    typeof value['label'] === 'string' &&
    typeof value['url'] === 'string' &&
    /^https?:\/\/[^/]/.test(value['url']) &&
    !value['url'].endsWith('/') &&
    isLimit(value['requestsPerMinute'])
  )
}

function isLimit(value: unknown): boolean {
  return value === undefined || (Number.isSafeInteger(value) && Number(value) > 0)
}

/** Returns whether a link has a URL. Links with an empty URL are hidden. */
function isFilledLink(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1].startsWith('http')
}
