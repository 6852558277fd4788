import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori, { init as initLayout } from 'satori/standalone'
import type { Element } from './elements'
import { fonts } from './elements'

/** What a host loads for drawing: from files, or as modules of a worker. */
export interface DrawingAssets {
  /** `@resvg/resvg-wasm/index_bg.wasm`, which renders. */
  resvg: BufferSource | WebAssembly.Module
  /** `satori/layout.wasm`, which lays out. Workers can't compile it from satori's own copy. */
  layout: ArrayBuffer | WebAssembly.Module
  /** The fonts that the build writes to `dist/fonts`. */
  fonts: { sans: ArrayBuffer; mono: ArrayBuffer; monoMedium: ArrayBuffer; verse: ArrayBuffer }
}

export type Draw = (element: Element) => Promise<Uint8Array>

/** Prepares to draw cards of 1200 × 630 pixels as PNG. */
export async function createDraw(assets: DrawingAssets): Promise<Draw> {
  await initOnce(assets)
  const { fonts: data } = assets
  const faces = [
    { name: fonts.sans, data: data.sans, weight: 400 as const },
    { name: fonts.mono, data: data.mono, weight: 400 as const },
    { name: fonts.mono, data: data.monoMedium, weight: 500 as const },
    { name: fonts.verse, data: data.verse, weight: 400 as const, style: 'italic' as const },
  ]
  return async (element) => {
    const svg = await satori(element as never, { width: 1200, height: 630, fonts: faces })
    const drawing = new Resvg(svg, { font: { fontBuffers: [] } })
    try {
      const image = drawing.render()
      const png = image.asPng()
      image.free()
      return png
    } finally {
      drawing.free()
    }
  }
}

let initialized: Promise<unknown> | undefined

/** The modules can be initialized once only. */
function initOnce({ resvg, layout }: DrawingAssets): Promise<unknown> {
  return (initialized ??= Promise.all([initWasm(resvg), initLayout(layout)]))
}
