import { expect, type MockInstance, vi } from 'vitest'
import { page } from 'vitest/browser'

export const menu = () => page.getByRole('main').getByRole('button', { name: 'Download' })
export const item = (format: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${format}`) })

export interface SavedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  text: string
}

let click: MockInstance | undefined
const waiting: ((file: SavedFile) => void)[] = []

/**
 * Makes the page download without a save dialog, which a test can't answer, and captures the
 * files. Call before each test.
 */
export function catchDownloads(): void {
  vi.stubGlobal('showSaveFilePicker', undefined)
  click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    void keep(this.download, this.href)
  })
}

async function keep(name: string, href: string): Promise<void> {
  const bytes = new Uint8Array(await (await fetch(href)).arrayBuffer())
  waiting.shift()?.({ name, bytes, text: new TextDecoder().decode(bytes) })
}

/** Call after each test. */
export function stopCatching(): void {
  click?.mockRestore()
  waiting.length = 0
}

/** Waits for the next file that the page downloads. */
export function nextFile(): Promise<SavedFile> {
  return new Promise((resolve) => waiting.push(resolve))
}

/** Opens the menu and chooses a format. */
export async function choose(format: 'CSV' | 'JSON' | 'DAT'): Promise<void> {
  await menu().click()
  await item(format).click()
}

export async function download(format: 'CSV' | 'JSON' | 'DAT'): Promise<SavedFile> {
  const file = nextFile()
  await choose(format)
  return file
}

/**
 * Waits for its first page: the file's name is known, and its responses can't be confused with
 * others.
 */
export async function openRichList(visit: (path: string) => void) {
  visit('/richlist')
  await expect.element(menu()).toBeEnabled()
}
