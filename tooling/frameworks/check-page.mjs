import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

import { chromium } from 'playwright'

import { chromiumLaunch } from '../test/chromium.mjs'

/**
 * Checks that a server renders an application with its data, and that the page works in a browser
 * without an error on its console, such as a difference between the two.
 *
 * @param {string} url
 * @param {{ hash: string }} expected Hash of the block that the page shows.
 */
export async function checkPage(url, { hash }) {
  const html = await (await respond(url)).text()
  assert.match(html, new RegExp(`<p id="block">${hash}</p>`))
  assert.match(html, /<p id="balance">.*?MCM/)
  assert.match(html, /<p id="tip">waiting<\/p>/)
  assert.match(html, /<button[^>]*>.*?Download/)
  assert.match(html, /Mined/)

  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const said = []
    page.on('pageerror', (error) => said.push(error.message))
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) said.push(message.text())
    })
    await page.goto(url)
    await page.locator('#tip', { hasText: 'live' }).waitFor()
    assert.equal(await page.locator('#block').textContent(), hash)
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).press('Escape')
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('dialog', { name: 'Block details' }).waitFor()
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    assert.match(font, /MCM Sans/)
    assert.deepEqual(said, [])
  } finally {
    await browser.close()
  }
}

/** Waits until the server responds with status 200. @param {string} url @returns {Promise<Response>} */
async function respond(url) {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(url)
      if (response.ok) return response
      if (tries > 100) throw new Error(`The server returned ${response.status}`)
    } catch (error) {
      if (tries > 100) throw error
    }
    await pause(300)
  }
}
