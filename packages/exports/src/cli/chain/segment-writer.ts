import type { DataSetSettings, Segment } from '../../chain/manifest'
import { BlockThread } from './block-thread'
import type { DataSetFolder } from './data-set-folder'
import type { Journal } from './journal'
import { writeJournal } from './write-segment'

/** Writes segments in a thread, so that blocks are read and verified in the meantime. */
export class SegmentWriter {
  readonly #thread: BlockThread | undefined

  /** @param module The module that the thread runs. Without one, the current thread writes. */
  constructor(module: URL | undefined) {
    this.#thread = module && new BlockThread(module, 'write')
  }

  /** Writes the blocks of a journal to where a manifest will list them, if there are any. */
  async write(
    { path }: Journal,
    folder: DataSetFolder,
    settings: DataSetSettings,
  ): Promise<Segment | null> {
    const job = { journal: path, unfinished: folder.unfinished('segment'), settings }
    const segment = await (this.#thread
      ? this.#thread.run<Segment | null>({ write: job }).result
      : writeJournal(job))
    if (segment) await folder.place(segment, 'segment')
    return segment
  }

  /** Stops the thread. */
  async close(): Promise<void> {
    await this.#thread?.close()
  }
}
