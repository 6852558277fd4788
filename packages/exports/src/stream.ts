import { sleep } from '@mcm/shared/sleep'

/**
 * The input of an exporter: an array, a generator or an async iterable.
 *
 * @example
 * ```ts
 * import { readText, richListCsv, type LedgerAccount, type Source } from '@mcm/exports'
 *
 * const source: Source<LedgerAccount> = new Set([{ address: account.address, balance: 5n }])
 * const csv = await readText(richListCsv(source))
 * csv.split('\r\n').length // => 3
 * ```
 */
export type Source<Item> = Iterable<Item> | AsyncIterable<Item>

/**
 * Bytes in their own buffer. The type is `Uint8Array<ArrayBuffer>`, written so that TypeScript
 * before 5.7 accepts it, where `Uint8Array` takes no type argument.
 *
 * @example
 * ```ts
 * import { blockCsv, type Bytes, readBytes } from '@mcm/exports'
 *
 * const bytes: Bytes = await readBytes(blockCsv(block))
 * bytes.buffer instanceof ArrayBuffer // => true
 * ```
 */
export type Bytes = ReturnType<Uint8ArrayConstructor['of']>

/**
 * A file as a stream of bytes.
 *
 * @example
 * ```ts
 * import { blockCsv, type ByteStream } from '@mcm/exports'
 *
 * const responseOf = (file: ByteStream) => new Response(file)
 * const text = await responseOf(blockCsv(block)).text()
 * text.startsWith('Number,') // => true
 * ```
 */
export type ByteStream = ReadableStream<Bytes>

/**
 * Progress of a download.
 *
 * @example
 * ```ts
 * import { type ExportProgress } from '@mcm/exports'
 *
 * const describe = ({ items, bytes }: ExportProgress) => `${items} rows, ${bytes} bytes`
 * describe({ items: 4, bytes: 512 }) // => '4 rows, 512 bytes'
 * ```
 */
export interface ExportProgress {
  /** Number of items read from the source so far. */
  items: number
  /** Number of bytes passed to the stream's reader so far. */
  bytes: number
}

/**
 * Options of every exporter.
 *
 * @example
 * ```ts
 * import { blockCsv, type ExportOptions, readText } from '@mcm/exports'
 *
 * let bytes = 0
 * const options: ExportOptions = { onProgress: (progress) => (bytes = progress.bytes) }
 * const csv = await readText(blockCsv(block, options))
 * bytes // => csv.length
 * ```
 */
export interface ExportOptions {
  /**
   * Signal that stops the download. The stream then fails with the signal's reason, and the source
   * is closed.
   */
  signal?: AbortSignal | undefined
  /** Called after each chunk of about 64 KiB, or earlier if items arrive slowly. */
  onProgress?: ((progress: ExportProgress) => void) | undefined
}

/** A file format, which buffers items and returns the buffered bytes. */
export interface Format<Item> {
  /** Adds one item. Returns the size of the buffer, in bytes or characters. */
  add(item: Item): number
  /** Adds the text after the last item. */
  end(): void
  /** Returns the buffered bytes and clears the buffer. */
  take(): Bytes
}

/**
 * Size at which a chunk is emitted. It is large enough to be fast and small enough for the page to
 * stay responsive.
 */
export const CHUNK_SIZE = 65_536
/**
 * Number of milliseconds after which a smaller chunk is emitted, so that a slow source still shows
 * progress.
 */
const CHUNK_MS = 200
/** Number of milliseconds after which a busy source yields to the page. */
const BUSY_MS = 50

/**
 * Turns items into a file no faster than the file is read, so that memory use stays constant.
 * Nothing is read from the source before the file is read.
 */
export function streamItems<Item>(
  items: Source<Item>,
  format: Format<Item>,
  { signal, onProgress }: ExportOptions = {},
): ByteStream {
  let iterator: Iterator<Item> | AsyncIterator<Item> | undefined
  const progress: ExportProgress = { items: 0, bytes: 0 }
  let rested = Date.now()

  /** Reads items until a chunk is full. Returns true if the source has ended. */
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

  /** Lets the source clean up without waiting for its pending work. */
  const closeSource = () => {
    void Promise.resolve(iterator?.return?.()).catch(() => {})
  }

  return new ReadableStream<Bytes>(
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

/** Waits for work, but rejects with the signal's reason as soon as the signal is aborted. */
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
 * Creates a text format with a head, one line per item and a tail. Lines include their line breaks.
 *
 * @param line Returns an item's line. `index` counts from 0.
 * @param tail Returns the end of the file, after all items.
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

/**
 * Returns a small file as bytes.
 *
 * @example
 * ```ts
 * import { blockCsv, readBytes } from '@mcm/exports'
 *
 * const bytes = await readBytes(blockCsv(block))
 * bytes[0] // => 'N'.charCodeAt(0)
 * ```
 */
export async function readBytes(stream: ByteStream): Promise<Bytes> {
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Returns a small text file as a string, without its byte order mark.
 *
 * @example
 * ```ts
 * import { blockCsv, readText } from '@mcm/exports'
 *
 * const csv = await readText(blockCsv(block))
 * csv.startsWith('Number,1078535') // => true
 * ```
 */
export async function readText(stream: ByteStream): Promise<string> {
  return new Response(stream).text()
}
