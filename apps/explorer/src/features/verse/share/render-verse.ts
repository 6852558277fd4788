import { saveStream } from '@mcm/exports'
import monoUrl from '@mcm/ui/fonts/mono-400.woff2?url'
import verseUrl from '@mcm/ui/fonts/verse-400-italic.woff2?url'
import { IMAGE_SIZE, type ImageFonts, type VerseImage, verseSvg } from './verse-image'

export type ImageFormat = 'png' | 'svg'

/**
 * Renders a verse as an image file, in the browser.
 *
 * @throws if the typefaces can't be loaded or the browser can't draw the image.
 */
export async function renderVerse(image: VerseImage, format: ImageFormat): Promise<File> {
  const svg = verseSvg(image, await loadFonts())
  const name = `mochimo-${image.height}.${format}`
  if (format === 'svg') return new File([svg], name, { type: 'image/svg+xml' })
  return new File([await rasterize(svg)], name, { type: 'image/png' })
}

/** Saves a rendered image as a browser download. */
export async function saveImage(file: File): Promise<void> {
  await saveStream(file.stream(), file.name, { method: 'download' })
}

async function loadFonts(): Promise<ImageFonts> {
  const [verse, mono] = await Promise.all([dataUrl(verseUrl), dataUrl(monoUrl)])
  return { verse, mono }
}

async function dataUrl(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

async function rasterize(svg: string): Promise<Blob> {
  const drawing = new Image()
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await drawing.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, IMAGE_SIZE)
  canvas.getContext('2d')?.drawImage(drawing, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn')))),
  )
}
