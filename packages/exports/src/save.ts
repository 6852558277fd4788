/** How a file is saved. */
export interface SaveOptions {
  /**
   * `disk` asks the visitor where to save and writes to the disk as the bytes arrive, where the
   * browser can (File System Access); `download` collects the file and hands it to the browser's
   * downloads. Default: `disk`, and `download` where that is not possible.
   */
  method?: 'disk' | 'download' | undefined
}

/** `cancelled` when the visitor closed the dialog that asks where to save. */
export type SaveResult = 'saved' | 'cancelled'

type Picker = (options: {
  suggestedName: string
  types: { accept: Record<string, string[]> }[]
}) => Promise<FileSystemFileHandle & { remove?: () => Promise<void> }>

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
}

/** How long the browser gets to start the download of a collected file. */
const DOWNLOAD_MS = 60_000

/**
 * Saves a stream as a file, in a browser. Call it from the click itself: the dialog opens only then,
 * and nothing is fetched before it is answered. To stop a download give the exporter a signal.
 *
 * @throws What the stream fails with, its signal's reason included. Then no half file is left: the
 *   dialog's new file is removed, and a file that was there before keeps what it held.
 */
export async function saveStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  name: string,
  { method = 'disk' }: SaveOptions = {},
): Promise<SaveResult> {
  const extension = /[^.]*$/.exec(name)?.[0] ?? ''
  const type = MEDIA_TYPES[extension] ?? 'application/octet-stream'
  const pick = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker
  if (method === 'download' || !pick) return download(stream, name, type)

  let file: Awaited<ReturnType<Picker>>
  try {
    file = await pick({ suggestedName: name, types: [{ accept: { [type]: [`.${extension}`] } }] })
  } catch (error) {
    // Anything but the visitor's own 'Cancel' means that this page may not open the dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      return download(stream, name, type)
    }
    await stream.cancel(error)
    return 'cancelled'
  }
  await writeTo(file, stream)
  return 'saved'
}

/** Writes beside the file and puts the result in its place at the end, as the browser does by itself. */
async function writeTo(
  file: Awaited<ReturnType<Picker>>,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const isNew = (await file.getFile()).size === 0
  try {
    const disk = await file.createWritable()
    await stream.pipeTo(disk)
  } catch (error) {
    if (!stream.locked) await stream.cancel(error).catch(() => {})
    if (isNew) await file.remove?.().catch(() => {})
    throw error
  }
}

async function download(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  name: string,
  type: string,
): Promise<SaveResult> {
  const blob = await new Response(stream, { headers: { 'Content-Type': type } }).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS)
  return 'saved'
}
