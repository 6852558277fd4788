import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

export const menu = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Download' })
export const item = (page: Page, format: string) =>
  page.getByRole('menuitem', { name: new RegExp(`^${format}`) })

/** Uses the browser's own downloads, because a test can't answer a save dialog. */
export async function withoutSaveDialog(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
}

export async function download(page: Page, format: 'CSV' | 'JSON' | 'DAT') {
  const started = page.waitForEvent('download', { timeout: 120_000 })
  await menu(page).click()
  await item(page, format).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
