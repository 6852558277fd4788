import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'
import type * as Library from '../src/index'

declare global {
  interface Window {
    library: typeof Library
    showSaveFilePicker?: unknown
    picked: string[]
    log: string[]
  }
}

/** Starts Chromium with a page that has this library in `window.library`. */
export async function startLibrarySite(): Promise<{
  open(): Promise<Page>
  close(): Promise<void>
}> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as library from './index'; window.library = library`,
      resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@mcm/source'],
  })
  const script = outputFiles[0]?.text ?? ''
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>Save</title><script type="module">${script}</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch(chromiumLaunch)
  return {
    async open() {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      await page.waitForFunction(() => 'library' in window)
      await page.evaluate(() => {
        window.log = []
      })
      return page
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}
