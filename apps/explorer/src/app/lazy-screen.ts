import type { ComponentType } from 'react'
import { lazyPart } from '../shared/lazy-part/lazy-part'

interface Screen {
  Component: ComponentType
}

/**
 * Returns a route's `lazy`. The router would remember a rejection until the page is reloaded, so a
 * screen that fails to load is replaced by a component that offers a retry.
 */
export function lazyScreen(load: () => Promise<Screen>): () => Promise<Screen> {
  const again = async () => ({ default: (await load()).Component })
  return () => load().catch(() => ({ Component: lazyPart(again, { failure: 'page' }) }))
}
