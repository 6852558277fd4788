import { sleep } from '@mcm/shared/sleep'

/** What an exporter reads: an array, a generator, or anything that arrives over time. */
export type Source<Item> = Iterable<Item> | AsyncIterable<Item>

/** How far a download has come. */
export interface ExportProgress {
  /** Items read from the source. */
  items: number
  /** Bytes handed on to whoever reads the stream. */
  bytes: number
}

/** What every exporter takes besides its data. */
export interface ExportOptions {
  /** Ends the download: the stream fails with the signal's reason and the source is closed. */
  signal?: AbortSignal | undefined
  /** Called after each chunk of about 64 KiB, earlier when items arrive slowly. */
  onProgress?: ((progress: ExportProgress) => void) | undefined
}

/** A file format: it gathers items and gives up the bytes gathered so far. */
export interface Format<Item> {
  /** Adds one item. Gives the size of what is gathered, in bytes or characters. */
  add(item: Item): number
  /** Adds what follows the last item. */
  end(): void
  /** Gives the bytes gathered since the last call, and forgets them. */
  take(): Uint8Array<ArrayBuffer>
}

/** Size at which a chunk is handed on. Large enough to be quick, small enough not to be felt. */
export const CHUNK_SIZE = 65_536
/** Age at which a smaller chunk is handed on, so that a slow source still shows progress. */
const CHUNK_MS = 200
/** Time after which a busy source lets the page do something else. */
const BUSY_MS = 50

/**
 * Turns items into a file, as fast as the file is read and no faster: memory stays constant
 * however many items there are, and nothing is read from the source before someone reads the file.
 */
export function streamItems<Item>(
  items: Source<Item>,
  format: Format<Item>,
  { signal, onProgress }: ExportOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let iterator: Iterator<Item> | AsyncIterator<Item> | undefined
  const progress: ExportProgress = { items: 0, bytes: 0 }
  let rested = Date.now()

  /** Reads until a chunk is full. True when the source has ended. */
  const fill = async (): Promise<boolean> => {
    iterator ??=
      Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
    const began = Date.now()
    for (;;) {
      const next = iterator.next()
      const arrives = 'then' in next
      const step = arrives ? await next : next
      if (signal?.aborted) return true
      if (step.done) {
        format.end()
        return true
      }
      progress.items++
      const size = format.add(step.value)
      if (size >= CHUNK_SIZE || (arrives && size > 0 && Date.now() - began >= CHUNK_MS))
        return false
    }
  }

  /** Lets the source clean up, without waiting for what it is still busy with. */
  const closeSource = () => {
    void Promise.resolve(iterator?.return?.()).catch(() => {})
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          if (Date.now() - rested > BUSY_MS) {
            await sleep(0, signal)
            rested = Date.now()
          }
          const ended = await orAborted(fill, signal)
          const bytes = format.take()
          progress.bytes += bytes.length
          if (bytes.length > 0) controller.enqueue(bytes)
          onProgress?.({ ...progress })
          if (ended) controller.close()
        } catch (error) {
          closeSource()
          throw error
        }
      },
      cancel: closeSource,
    },
    { highWaterMark: 0 },
  )
}

/** Runs the work, but fails with the signal's reason as soon as that is given. */
async function orAborted<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return work()
  signal.throwIfAborted()
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/**
 * A text format: a head, a line for each item, a tail. Lines bring their own line breaks.
 *
 * @param line Makes the line of an item; `index` counts from 0.
 * @param tail Makes the end of the file, when all items are known.
 */
export function textFormat<Item>(
  head: string,
  line: (item: Item, index: number) => string,
  tail: (count: number) => string = () => '',
): Format<Item> {
  const encoder = new TextEncoder()
  let text = head
  let count = 0
  return {
    add(item) {
      text += line(item, count++)
      return text.length
    },
    end() {
      text += tail(count)
    },
    take() {
      const bytes = encoder.encode(text)
      text = ''
      return bytes
    },
  }
}

/** The whole of a small file as bytes. */
export async function readBytes(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The whole of a small text file as a string. A byte order mark at its start is dropped. */
export async function readText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  return new Response(stream).text()
}
