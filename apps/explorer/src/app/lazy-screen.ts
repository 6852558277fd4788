import type { ComponentType } from 'react'
import { lazyPart } from '../shared/lazy-part/lazy-part'

interface Screen {
  Component: ComponentType
}

/**
 * Returns a route's `lazy`. One that rejects would be remembered by the router until the page is
 * reloaded, so a screen that doesn't load is replaced by a part that offers to load it again.
 */
export function lazyScreen(load: () => Promise<Screen>): () => Promise<Screen> {
  const again = async () => ({ default: (await load()).Component })
  return () => load().catch(() => ({ Component: lazyPart(again, { failure: 'page' }) }))
}
