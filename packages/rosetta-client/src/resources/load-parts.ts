import type { Call } from '../core/caller'
import { loadPart } from '../core/load-part'
import type * as partsModule from './parts'

/** Loads the code for calls that most applications don't make. */
export function loadParts({ context }: Call): Promise<typeof partsModule> {
  return loadPart(() => import('./parts'), context)
}
