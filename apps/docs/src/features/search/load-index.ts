import { createEngine, type Result, type Section } from '@mcm/shared/docs-search'

/** Loads the sections of the site, which come from the build. */
export async function loadSections(): Promise<Section[]> {
  const response = await fetch('/docs/search-index.json')
  return (await response.json()) as Section[]
}

/** Loads the sections of the site and returns a search in them. */
export async function loadIndex(): Promise<(text: string) => Result[]> {
  return createEngine(await loadSections())
}
