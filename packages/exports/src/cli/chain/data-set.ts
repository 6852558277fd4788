import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BlockRecord } from '../../chain/block-record'
import type {
  BlockName,
  DataSetSettings,
  HeightRange,
  Manifest,
  Segment,
} from '../../chain/manifest'
import { Background } from './background'
import type { DataSetFolder } from './data-set-folder'
import { entriesOf, Journal } from './journal'
import type { SegmentWriter } from './segment-writer'
import { mergeRanges, rangesBelow, segmentEnd, segmentStart } from './height-ranges'
import { writeSegment } from './write-segment'

/** Number of final blocks that may stay in the tail while it is followed. */
const FOLD_AFTER = 100

/** A final block with its record as JSON, or heights that no endpoint has. */
export type NewEntry = { block: BlockName; json: string } | { gap: HeightRange }

/**
 * A data set that grows at its end. Final blocks go to the journal first, and from there to the
 * files of their segment.
 */
export class DataSet {
  readonly #folder: DataSetFolder
  readonly #settings: DataSetSettings
  readonly #from: number
  readonly #journal: Journal
  readonly #writer: SegmentWriter
  /** Complete segments and their gaps. */
  readonly #segments: Segment[]
  readonly #gaps: HeightRange[]
  /** Highest height that the listed segments cover. */
  #writtenTo: number
  /** The listed part of the current segment. */
  #partial: Segment | null = null
  /** Gaps of the current segment. */
  #currentGaps: HeightRange[] = []
  /** The records of the last final blocks above `#writtenTo`, as JSON. */
  #recent: string[] = []
  /** Lists the last complete segment, and returns its last block. */
  readonly #writing = new Background<BlockName>()
  /** The next final height. */
  next: number
  /** The last final block. */
  last: BlockName | null

  private constructor(
    folder: DataSetFolder,
    manifest: Manifest,
    journal: Journal,
    writer: SegmentWriter,
  ) {
    const { format, bytes, verification, from, settled_to, segments, gaps } = manifest
    this.#folder = folder
    this.#settings = { format, bytes, verification }
    this.#from = from
    this.#journal = journal
    this.#writer = writer
    this.#writtenTo = settled_to
    const start = this.#startOf(settled_to + 1)
    this.#segments = segments.filter(({ to }) => to < start)
    this.#partial = segments.find(({ to }) => to >= start) ?? null
    this.#gaps = rangesBelow(gaps, start)
    this.next = start
    this.last = this.#segments.at(-1)?.last_block ?? null
  }

  /** Opens a data set whose lock the caller holds. */
  static async open(
    folder: DataSetFolder,
    manifest: Manifest,
    writer: SegmentWriter,
  ): Promise<DataSet> {
    await folder.removeUnlisted(manifest)
    await mkdir(dirname(folder.journalPath), { recursive: true })
    const journal = await Journal.open(folder.journalPath)
    const dataSet = new DataSet(folder, manifest, journal, writer)
    try {
      await dataSet.#readJournal()
      // A run may have been killed just before it wrote a complete segment.
      await dataSet.#completeSegment()
      return dataSet
    } catch (error) {
      await journal.close()
      throw error
    }
  }

  /** Whether there is nothing yet that a run could continue. */
  get isEmpty(): boolean {
    return this.last === null
  }

  /** Highest height that is final, listed or not. */
  get settledTo(): number {
    return Math.max(this.next - 1, this.#writtenTo)
  }

  /** First height of the data set. */
  get from(): number {
    return this.#from
  }

  /**
   * Adds the block or the gap that follows. A complete segment is written while later blocks are added.
   *
   * @returns The last block of a segment that was written in the meantime.
   */
  async append(entry: NewEntry): Promise<BlockName | undefined> {
    const { from, to } = 'gap' in entry ? entry.gap : { from: this.next, to: this.next }
    const end = Math.min(to, segmentEnd(from))
    const first = 'gap' in entry ? { gap: { from, to: end } } : entry
    await this.#journal.append('gap' in first ? JSON.stringify(first) : `{"block":${first.json}}`)
    this.#count(first)
    await this.#completeSegment()
    if (end === to) return this.#writing.take()
    // A long gap contains whole segments, which need neither files nor the journal.
    const rest = Math.max(this.#startOf(to + 1), end + 1)
    if (rest > end + 1) {
      await this.#writing.finish()
      this.#gaps.push({ from: end + 1, to: rest - 1 })
      this.next = rest
      this.#setWritten()
      await this.#commitManifest(null)
    }
    return rest > to ? this.#writing.take() : this.append({ gap: { from: rest, to } })
  }

  /**
   * Waits until the last complete segment is written.
   *
   * @returns Its last block, unless `append` has returned it.
   */
  async finishWriting(): Promise<BlockName | undefined> {
    await this.#writing.finish()
    return this.#writing.take()
  }

  /**
   * Lists all final blocks and the given tail.
   *
   * @param fold Whether all final blocks leave the tail. Otherwise most of them stay there until
   *   there are many, because their segment has to be written again.
   * @returns The new manifest.
   */
  async commit(tail: readonly BlockRecord[], fold: boolean): Promise<Manifest> {
    await this.#writing.finish()
    const settled = this.next - 1
    if (settled > this.#writtenTo && (fold || settled - this.#writtenTo >= FOLD_AFTER)) {
      this.#partial = await this.#writeCurrent()
      this.#setWritten()
    }
    const blocks = [...this.#recent.map((json) => JSON.parse(json) as BlockRecord), ...tail]
    const unfinished = this.#folder.unfinished('tail')
    const segment =
      blocks.length > 0 ? await writeSegment(unfinished, this.#settings, true, blocks) : null
    if (segment) await this.#folder.place(segment, 'tail')
    return this.#commitManifest(segment)
  }

  async close(): Promise<void> {
    await this.#writing.finish().catch(() => {})
    await this.#journal.close()
  }

  /** Starts to write the current segment if its last height is there, and starts the next one. */
  async #completeSegment(): Promise<void> {
    const to = this.next - 1
    if (to <= this.#writtenTo || to < segmentEnd(to)) return
    await this.#writing.finish()
    await this.#journal.hold()
    this.#gaps.push(...this.#currentGaps)
    this.#currentGaps = []
    this.#partial = null
    const segment = this.#writeCurrent()
    this.#setWritten()
    this.#writing.start(this.#listSegment(segment, mergeRanges(this.#gaps)))
  }

  async #listSegment(writing: Promise<Segment | null>, gaps: HeightRange[]) {
    const segment = await writing
    if (segment) this.#segments.push(segment)
    await this.#commitManifest(null, gaps)
    await this.#journal.release()
    return segment?.last_block
  }

  #count(entry: NewEntry): void {
    if ('gap' in entry) {
      this.#currentGaps.push(entry.gap)
      this.next = entry.gap.to + 1
      return
    }
    const { number, hash } = entry.block
    this.next = number + 1
    this.last = { number, hash }
    if (number > this.#writtenTo) this.#recent.push(entry.json)
    // More of them are never needed in memory: they are written from the journal.
    if (this.#recent.length > FOLD_AFTER) this.#recent.shift()
  }

  #setWritten(): void {
    this.#writtenTo = this.next - 1
    this.#recent = []
  }

  async #writeCurrent(): Promise<Segment | null> {
    const to = this.next - 1
    if (this.last === null || this.last.number < this.#startOf(to)) return null
    await this.#journal.flush()
    return this.#writer.write(this.#journal, this.#folder, this.#settings)
  }

  async #commitManifest(
    tail: Segment | null,
    gaps = mergeRanges([...this.#gaps, ...this.#currentGaps]),
  ): Promise<Manifest> {
    const segments = this.#partial ? [...this.#segments, this.#partial] : this.#segments
    const manifest: Manifest = {
      ...this.#settings,
      from: this.#from,
      settled_to: this.#writtenTo,
      last_block: segments.at(-1)?.last_block ?? null,
      gaps,
      segments,
      tail,
    }
    await this.#folder.commit(manifest)
    return manifest
  }

  /** Continues after the journal's last entry, or drops a journal of another segment. */
  async #readJournal(): Promise<void> {
    for await (const entry of entriesOf(this.#journal.path)) {
      const start = 'gap' in entry ? entry.gap.from : entry.block.number
      if (start !== this.next) break
      this.#count('gap' in entry ? entry : { ...entry, json: JSON.stringify(entry.block) })
    }
    if (this.next === this.#startOf(this.#writtenTo + 1)) await this.#journal.clear()
  }

  #startOf(height: number): number {
    return Math.max(this.#from, segmentStart(height))
  }
}
