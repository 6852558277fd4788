import {
  tableFormats,
  verifyModes,
  type TableFile,
  type HeightRange,
  type BlockName,
  type Segment,
  type Manifest,
} from './manifest-types'
import { tableNames } from './tables'

export {
  SEGMENT_LENGTH,
  SETTLED_CHAIN_DEPTH,
  tableFormats,
  verifyModes,
  type TableFormat,
  type VerifyMode,
  type DataSetSettings,
  type TableFile,
  type HeightRange,
  type BlockName,
  type Segment,
  type Manifest,
} from './manifest-types'

const MARK = 'mcm-chain'
const VERSION = 1

/**
 * Thrown for a `manifest.json` that isn't one of ours or isn't complete.
 *
 * @example
 * ```ts
 * import { readManifest } from '@mcm/exports/data-set'
 *
 * readManifest('') // throws ManifestError: The manifest isn't JSON
 * ```
 */
export class ManifestError extends Error {
  /** Name of the class. */
  override readonly name = 'ManifestError'
}

/**
 * Returns the text of `manifest.json`. Equal manifests have equal texts.
 *
 * @example
 * ```ts
 * import { formatManifest, readManifest } from '@mcm/exports/data-set'
 *
 * readManifest(formatManifest(manifest)) // => manifest
 * ```
 */
export function formatManifest(manifest: Manifest): string {
  const { from, settled_to, format, bytes, verification, last_block, gaps } = manifest
  const head = { dataset: MARK, version: VERSION, format, bytes, verification }
  const range = { from, settled_to, last_block, gaps: gaps.map(({ from, to }) => ({ from, to })) }
  const segments = manifest.segments.map(orderSegment)
  const tail = manifest.tail && orderSegment(manifest.tail)
  return `${JSON.stringify({ ...head, ...range, segments, tail }, null, 1)}\n`
}

function orderSegment({ from, to, blocks, last_block: { number, hash }, files }: Segment): Segment {
  const ordered = tableNames.map((table) => {
    const { path, rows, bytes, sha256 } = files[table]
    return [table, { path, rows, bytes, sha256 }] as const
  })
  return {
    from,
    to,
    blocks,
    last_block: { number, hash },
    files: Object.fromEntries(ordered) as Segment['files'],
  }
}

/**
 * Reads the text of `manifest.json`.
 *
 * @throws {ManifestError} If it isn't the manifest of a data set, or a field is missing or invalid.
 *
 * @example
 * ```ts
 * import { formatManifest, readManifest } from '@mcm/exports/data-set'
 *
 * const { settled_to, segments } = readManifest(formatManifest(manifest))
 * settled_to // => 1_078_535
 * segments.length // => 0
 * ```
 */
export function readManifest(text: string): Manifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ManifestError("The manifest isn't JSON")
  }
  const manifest = record(json, 'manifest')
  if (manifest['dataset'] !== MARK) throw new ManifestError("The manifest isn't one of a data set")
  if (manifest['version'] !== VERSION) {
    throw new ManifestError(`Version ${String(manifest['version'])} of the format is unknown`)
  }
  const verification = record(manifest['verification'], 'verification')
  const { last_block, tail } = manifest
  return {
    format: oneOf(manifest['format'], tableFormats, 'format'),
    bytes: oneOf(manifest['bytes'], ['binary', 'hex'], 'bytes'),
    verification: {
      mode: oneOf(verification['mode'], verifyModes, 'verification.mode'),
      checks: list(verification['checks'], 'verification.checks').map((id) => string(id, 'checks')),
    },
    from: whole(manifest['from'], 'from'),
    settled_to: whole(manifest['settled_to'], 'settled_to'),
    last_block: last_block === null ? null : readBlockName(last_block),
    gaps: list(manifest['gaps'], 'gaps').map(readRange),
    segments: list(manifest['segments'], 'segments').map(readSegment),
    tail: tail === null ? null : readSegment(tail),
  }
}

function readSegment(json: unknown): Segment {
  const segment = record(json, 'segment')
  const files = record(segment['files'], 'files')
  return {
    ...readRange(segment),
    blocks: whole(segment['blocks'], 'blocks'),
    last_block: readBlockName(segment['last_block']),
    files: Object.fromEntries(
      tableNames.map((table) => [table, readFile(files[table])]),
    ) as unknown as Segment['files'],
  }
}

/** Matches the paths that the format allows, so that a manifest can't name a file elsewhere. */
const PATH = new RegExp(`^(${tableNames.join('|')})/[0-9a-f-]+\\.(${tableFormats.join('|')})$`)

function readFile(json: unknown): TableFile {
  const file = record(json, 'file')
  const path = string(file['path'], 'path')
  if (!PATH.test(path)) throw new ManifestError(`The path ${JSON.stringify(path)} isn't valid`)
  const [rows, bytes] = [whole(file['rows'], 'rows'), whole(file['bytes'], 'bytes')]
  return { path, rows, bytes, sha256: string(file['sha256'], 'sha256') }
}

function readRange(json: unknown): HeightRange {
  const { from, to } = record(json, 'range')
  return { from: whole(from, 'from'), to: whole(to, 'to') }
}

function readBlockName(json: unknown): BlockName {
  const { number, hash } = record(json, 'last_block')
  return { number: whole(number, 'number'), hash: string(hash, 'hash') }
}

function record(json: unknown, name: string): Record<string, unknown> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return json as Record<string, unknown>
  }
  throw invalid(name)
}

function list(json: unknown, name: string): readonly unknown[] {
  if (Array.isArray(json)) return json
  throw invalid(name)
}

function whole(json: unknown, name: string): number {
  if (typeof json === 'number' && Number.isSafeInteger(json) && json >= 0) return json
  throw invalid(name)
}

function string(json: unknown, name: string): string {
  if (typeof json === 'string') return json
  throw invalid(name)
}

function oneOf<Value extends string>(json: unknown, values: readonly Value[], name: string): Value {
  const found = values.find((value) => value === json)
  if (found) return found
  throw invalid(name)
}

function invalid(name: string): ManifestError {
  return new ManifestError(`The manifest's '${name}' is missing or invalid`)
}
