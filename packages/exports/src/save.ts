import type { ByteStream } from './stream'

/**
 * Options for saving a file.
 *
 * @example
 * ```ts
 * import { type SaveOptions, saveStream } from '@mcm/exports'
 *
 * const withoutDialog: SaveOptions = { method: 'download' }
 * void [saveStream, withoutDialog]
 * ```
 */
export interface SaveOptions {
  /**
   * How to save the file. `disk` opens a save dialog and writes to disk as bytes arrive, if the
   * browser supports File System Access. `download` collects the file and starts a normal download.
   * Default: `disk`, or `download` if `disk` isn't possible.
   */
  method?: 'disk' | 'download' | undefined
}

/**
 * The result of saving a file. It is `canceled` if the visitor closed the save dialog.
 *
 * @example
 * ```ts
 * import { type SaveResult } from '@mcm/exports'
 *
 * const messages: Record<SaveResult, string> = { saved: 'Saved', canceled: 'Canceled' }
 * messages.saved // => 'Saved'
 * ```
 */
export type SaveResult = 'saved' | 'canceled'

type ChosenFile = FileSystemFileHandle & { remove?: () => Promise<void> }

type Picker = (options: {
  suggestedName: string
  types: { accept: Record<string, string[]> }[]
}) => Promise<ChosenFile>

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
}

/** Number of milliseconds that the browser gets to start downloading a collected file. */
const DOWNLOAD_MS = 60_000

/** How often the removal of a locked file is tried again, and how long each attempt waits. */
const REMOVAL_ATTEMPTS = 50
const REMOVAL_WAIT_MS = 100

/**
 * Saves a stream as a file, in a browser. Call this function in the click handler, or the dialog
 * won't open. Nothing is fetched until the visitor chooses a file. To let visitors stop a download,
 * pass a signal to the exporter.
 *
 * @throws The stream's error, including its signal's reason. No partial file is left: a new file is
 * removed, and an existing one keeps its contents.
 *
 * @example
 * ```ts
 * import { blockCsv, blockFileName, saveStream } from '@mcm/exports'
 *
 * async function onClick(): Promise<void> {
 *   const result = await saveStream(blockCsv(block), blockFileName(1_078_535, 'csv'))
 *   if (result === 'saved') console.log('done')
 * }
 * void onClick
 * ```
 */
export async function saveStream(
  stream: ByteStream,
  name: string,
  { method = 'disk' }: SaveOptions = {},
): Promise<SaveResult> {
  const extension = /[^.]*$/.exec(name)?.[0] ?? ''
  const type = MEDIA_TYPES[extension] ?? 'application/octet-stream'
  const pick = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker
  if (method === 'download' || !pick) return download(stream, name, type)

  let file: ChosenFile
  try {
    file = await pick({ suggestedName: name, types: [{ accept: { [type]: [`.${extension}`] } }] })
  } catch (error) {
    // Any error other than the visitor's "Cancel" means that this page may not open the dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      return download(stream, name, type)
    }
    await stream.cancel(error)
    return 'canceled'
  }
  await writeTo(file, stream)
  return 'saved'
}

/**
 * Writes a stream to the chosen file. Browsers write to a temporary file and replace the original
 * at the end.
 */
async function writeTo(file: ChosenFile, stream: ByteStream): Promise<void> {
  const isNew = (await file.getFile()).size === 0
  try {
    const disk = await file.createWritable()
    await stream.pipeTo(disk)
  } catch (error) {
    if (!stream.locked) await stream.cancel(error).catch(() => {})
    if (isNew) await remove(file)
    throw error
  }
}

/** Removes a file. Chromium may still lock it for a moment after the writing was aborted. */
async function remove(file: ChosenFile): Promise<void> {
  for (let attempt = 1; attempt <= REMOVAL_ATTEMPTS; attempt++) {
    try {
      await file.remove?.()
      return
    } catch (error) {
      const isLocked = (error as DOMException).name === 'NoModificationAllowedError'
      if (!isLocked) return
      await new Promise((resolve) => setTimeout(resolve, REMOVAL_WAIT_MS))
    }
  }
}

async function download(stream: ByteStream, name: string, type: string): Promise<SaveResult> {
  const blob = await new Response(stream, { headers: { 'Content-Type': type } }).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS)
  return 'saved'
}
