import { apiList } from '../core/api-list'
import type { ApiList, ListReader } from '../core/api-list'
import type { Call } from '../core/caller'
import { loadPart } from '../core/load-part'
import type * as partsModule from './parts'

/** The exports of the code that is loaded on demand. */
export type Parts = typeof partsModule

/** Loads the code for calls that not every application makes. */
export function loadParts({ context }: Call): Promise<Parts> {
  return loadPart(() => import('./parts'), context)
}

/**
 * Returns a function that loads the code of a resource for a call. `create` is called only once, because
 * a resource can have state.
 */
export function loadOnce<T extends object>(
  create: (parts: Parts) => T,
): (call: Call) => Promise<T> {
  let created: T | undefined
  // An import takes some time even if the module is loaded already.
  return async (call) => created ?? loadParts(call).then((parts) => (created ??= create(parts)))
}

/** Returns a method for a list whose code is loaded when the list is first awaited or iterated over. */
export function listMethod<Args extends (object | undefined)[], Item, Page>(
  call: Call,
  load: (call: Call) => Promise<ListReader<Args, Item, Page>>,
): (...args: Args) => ApiList<Item, Page> {
  return (...args) => {
    const copies = copy(args)
    return apiList(
      async () => (await load(call)).readPage(...copies),
      async () => (await load(call)).walk(...copies),
    )
  }
}

/** Copies the arguments of a call, because an application can change them while code is loaded. */
export function copy<Args extends (object | undefined)[]>(args: Args): Args {
  return args.map((arg) => ({ ...arg })) as Args
}
