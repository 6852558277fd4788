import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../../../tooling/test/chromium.mjs'

/** Runs in the page: counts the differing pixels and draws them over the faded original. */
async function difference([one, other]) {
  const load = async (base64) => {
    const bytes = await (await fetch(`data:image/png;base64,${base64}`)).blob()
    return createImageBitmap(bytes)
  }
  const [before, after] = await Promise.all([load(one), load(other)])
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const pixels = (bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, width, height)
  }
  const [a, b] = [pixels(before), pixels(after)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const shown = context.createImageData(width, height)
  let count = 0
  for (let at = 0; at < a.data.length; at += 4) {
    let differs = false
    for (let channel = 0; channel < 4; channel++) {
      if (a.data[at + channel] !== b.data[at + channel]) differs = true
    }
    if (differs) count++
    for (let channel = 0; channel < 3; channel++) {
      const faded = 255 - (255 - b.data[at + channel]) * 0.15
      shown.data[at + channel] = differs ? [214, 0, 90][channel] : faded
    }
    shown.data[at + 3] = 255
  }
  context.putImageData(shown, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { count, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
}

/** Compares two images pixel by pixel; difference images are written to `folder`. */
export async function comparePictures(before, after, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(chromiumLaunch)
  const page = await browser.newPage()
  const compared = []
  try {
    const names = [...new Set([...before.taken, ...after.taken])].toSorted((a, b) =>
      a.localeCompare(b, 'en'),
    )
    for (const name of names) {
      const inBefore = before.taken.includes(name)
      const inAfter = after.taken.includes(name)
      if (!inBefore || !inAfter) {
        compared.push({ name, kind: inAfter ? 'added' : 'removed', pixels: 0 })
        continue
      }
      const one = readFileSync(join(before.folder, name))
      const other = readFileSync(join(after.folder, name))
      if (one.equals(other)) {
        compared.push({ name, kind: 'same', pixels: 0 })
        continue
      }
      const { count, base64 } = await page.evaluate(difference, [
        one.toString('base64'),
        other.toString('base64'),
      ])
      if (count > 0) writeFileSync(join(folder, name), Buffer.from(base64, 'base64'))
      compared.push({ name, kind: count > 0 ? 'changed' : 'same', pixels: count })
    }
  } finally {
    await browser.close()
  }
  return compared
}
