import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
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

/** The chunk of what several screens use (`scripts/chunk-groups.ts`). Its key has a hash. */
export const sharedChunk = (): Chunk => {
  const key = Object.keys(manifest).find((source) => source.startsWith('_shared-'))
  return chunkOf(key ?? '_shared')
}

/** Chunks without a place of their own on the page; `helpers.e2e.ts` aborts them one by one. */
export const helperChunks = [
  'src/app/shell/keep-focus.ts',
  'src/data/find-in-events.ts',
  'src/data/retry-failed.ts',
  'src/features/verse/share/render-verse.ts',
  'src/features/endpoint/stale-banner/stale-banner.tsx',
  'src/features/endpoint/stale-banner/outage-banner.tsx',
  'src/features/endpoint/stale-banner/clock-banner.tsx',
  'src/screens/home/wall/wall.tsx',
] as const
