import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  css?: string[]
  isDynamicEntry?: boolean
}
export const manifest = JSON.parse(
  readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, Chunk>

export const chunkOf = (source: string): Chunk => {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no chunk of ${source}`)
  return chunk
}

/** Chunks without a place of their own on the page; `helpers.e2e.ts` aborts them one by one. */
export const helperChunks = [
  'src/app/loaders.ts',
  'src/data/look-up-transaction.ts',
  'src/data/find-in-events.ts',
  'src/features/verse/share/render-verse.ts',
  '../../packages/ui/src/components/popover/hover-open.ts',
  'src/features/endpoint/stale-banner/stale-banner.tsx',
  'src/features/endpoint/stale-banner/clock-banner.tsx',
  'src/screens/home/wall/wall.tsx',
] as const
