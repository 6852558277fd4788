import { ExitError } from '@mcm/shared/command'
import type { DataSetSettings, Manifest } from '../../chain/manifest'
import { ExitCode } from '../exit'
import { DEFAULT_FROM, type ChainCommand } from './arguments'
import type { DataSetFolder } from './data-set-folder'
import { checksOf } from './verify'

/**
 * Returns the manifest of the data set to continue, or writes that of a new one, so that a later run
 * can't continue it with other settings.
 *
 * @throws {ExitError} If the data set has other settings.
 */
export async function openManifest(
  folder: DataSetFolder,
  command: ChainCommand,
  fresh: boolean,
): Promise<Manifest> {
  if (fresh) await folder.clear()
  const settings = settingsOf(command)
  const found = await folder.read()
  if (found) {
    refuseOthers(folder.path, found, settings, command.from)
    return found
  }
  const from = command.from ?? DEFAULT_FROM
  const empty = { last_block: null, gaps: [], segments: [], tail: null }
  const manifest: Manifest = { ...settings, from, settled_to: from - 1, ...empty }
  await folder.commit(manifest)
  return manifest
}

function settingsOf({ format, hex, verify }: ChainCommand): DataSetSettings {
  return {
    format,
    bytes: hex || format !== 'parquet' ? 'hex' : 'binary',
    verification: { mode: verify, checks: checksOf(verify) },
  }
}

function refuseOthers(
  path: string,
  found: Manifest,
  wanted: DataSetSettings,
  from: number | undefined,
): void {
  const differences = [
    found.format !== wanted.format && `--format ${found.format}`,
    found.format === wanted.format &&
      found.bytes !== wanted.bytes &&
      (found.bytes === 'hex' ? '--hex' : 'no --hex'),
    found.verification.mode !== wanted.verification.mode && `--verify ${found.verification.mode}`,
    from !== undefined && found.from !== from && `--from ${found.from}`,
  ].filter((difference) => difference !== false)
  if (differences.length === 0) return
  throw new ExitError(
    ExitCode.Usage,
    `The data set in '${path}' was started with ${differences.join(' and ')}. Use the same options to continue it, --fresh to start again, or another --out.`,
  )
}
