import { ExitError } from '@mcm/shared/command'
import type { Manifest } from '../chain/manifest'
import { DataSetFolder } from './chain/data-set-folder'
import { ExitCode } from './exit'

/**
 * Reads the manifest of a data set.
 *
 * @throws {ExitError} If there is none, or it is invalid.
 */
export async function readDataSetManifest(dataSet: string): Promise<Manifest> {
  const manifest = await new DataSetFolder(dataSet).read()
  if (manifest) return manifest
  throw new ExitError(
    ExitCode.Usage,
    `'${dataSet}' isn't a data set: it has no manifest.json. Create one with mcm-exports chain.`,
  )
}
