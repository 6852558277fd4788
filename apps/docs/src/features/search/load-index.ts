import { createEngine, type Result, type Section } from '@mcm/shared/docs-search'

/** Loads the index of the site, which comes from the build, and returns a search in it. */
export async function loadIndex(): Promise<(text: string) => Result[]> {
  const response = await fetch('/docs/search-index.json')
  return createEngine((await response.json()) as Section[])
}
