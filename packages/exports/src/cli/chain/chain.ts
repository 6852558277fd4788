import { ExitError } from '@mcm/shared/command'
import { lockOptions, type Context, type Outcome } from '../context'
import { ExitCode } from '../exit'
import { withLock } from '../lock'
import { StoppedError } from '../through-spool'
import type { ChainCommand } from './arguments'
import { DataSet } from './data-set'
import { DataSetFolder } from './data-set-folder'
import { explainWriteError } from './explain-write-error'
import { Extraction } from './extraction'
import { openManifest } from './open-manifest'
import { SegmentWriter } from './segment-writer'

/** Folder of a data set without `--out`. */
const DEFAULT_OUT = 'mochimo-chain'

/** Copies the chain into a data set and verifies every block on the way. */
export async function exportChain(context: Context, command: ChainCommand): Promise<Outcome> {
  const { out = DEFAULT_OUT, fresh } = context.settings
  if (out === '-' || out === '') {
    throw new ExitError(ExitCode.Usage, 'chain writes a folder: --out requires its name.')
  }
  const folder = new DataSetFolder(out)
  try {
    await folder.create()
    return await withLock(folder.manifestPath, lockOptions(context), async () => {
      const manifest = await openManifest(folder, command, fresh)
      const writer = new SegmentWriter(context.worker)
      const dataSet = await DataSet.open(folder, manifest, writer)
      try {
        return await new Extraction(context, command, dataSet, out).run()
      } catch (error) {
        if (dataSet.isEmpty) throw error
        throw new StoppedError(out, explainWriteError(error, out))
      } finally {
        await dataSet.close()
        await writer.close()
      }
    })
  } catch (error) {
    throw explainWriteError(error, out)
  }
}
