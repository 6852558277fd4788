import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDevnet } from '@mcm/devnet'
import { createSite, listen } from '../../../tooling/serve/serve.mjs'
import { writeServiceWorker } from '../scripts/write-service-worker.mjs'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** Serves a copy of the site that can be deployed again. */
async function deploy(endpoint: string) {
  const folder = mkdtempSync(join(tmpdir(), 'mcm-offline-'))
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:map|br|gz)$/.test(file) })
  const config = () => ({ endpoints: [{ label: 'Test', url: endpoint }], links: {} })
  const serve = async (port: number) => {
    const server = createSite({ explorer: folder, config })
    await listen(server, port)
    return server
  }
  let server = await serve(0)
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return {
    url: `http://localhost:${port}`,
    async redeploy(name: string) {
      // The block's page, and the one that the worker keeps for every page.
      for (const file of ['frame-block.html', 'frame.html']) {
        const text = readFileSync(join(folder, file), 'utf8')
        writeFileSync(join(folder, file), text.replace('<html', `<html data-deployment="${name}"`))
      }
      await writeServiceWorker(folder, `/assets/${name}.js`)
      await stop()
      server = await serve(port)
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

test('a new deployment offers to reload; without a connection, every page opens with what was last seen', async ({
  page,
  context,
}) => {
  const { devnet, url, close } = await startDevnet({
    port: 0,
    clock: 'manual',
    blocks: 20,
    difficulty: 0,
    startTime: Date.now(),
  })
  const site = await deploy(url)
  const { hash, index } = devnet.chain.tip
  const shown = page.getByRole('main').getByText(hash.slice(2, 12)).first()
  const notice = page.getByText('You’re offline. Any data shown was saved')
  await page.clock.install()
  await page.goto(`${site.url}/block/${index}`)
  await expect(shown).toBeVisible()
  // The page registers the worker after some seconds. It takes over once it has all files.
  await expect(async () => {
    await page.clock.fastForward(1000)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  }).toPass({ intervals: [100] })

  await site.redeploy('next')
  const reload = page.getByRole('button', { name: 'Reload' })
  // The page looks for a new version when the visitor returns to it.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(reload).toBeVisible({ timeout: 1000 })
  }).toPass()
  await reload.click()
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'next')
  await expect(shown).toBeVisible()
  await expect(reload).toHaveCount(0)

  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'next')
  await expect(shown).toBeVisible()
  await expect(notice).toBeVisible()
  await page.goto(`${site.url}/terms`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await page.goBack()
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await expect(notice).toHaveCount(0)

  // What was saved minutes ago says nothing about the device's clock.
  await context.setOffline(true)
  await page.clock.fastForward(5 * 60_000)
  await page.reload()
  await expect(notice).toBeVisible()
  await expect(page.getByText(/device’s clock is/)).toHaveCount(0)
  await site.close()
  await close()
})
