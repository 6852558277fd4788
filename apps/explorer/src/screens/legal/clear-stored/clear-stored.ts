import { deleteResponses } from '../../../features/offline/saved-responses'

/**
 * Removes everything this site stored in the browser: choices, watchlist, searches, the cookie, and what
 * is kept for use without a connection. What was blocked can't have been stored.
 */
export async function clearStored(): Promise<void> {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=', 1)[0] ?? ''}=; path=/; max-age=0; samesite=lax`
  }
  await Promise.allSettled([clearStorage(), deleteResponses(), deleteFiles()])
}

async function clearStorage(): Promise<void> {
  for (const storage of [() => localStorage, () => sessionStorage]) storage().clear()
}

/** Pages without a secure connection have neither a cache nor a service worker. */
async function deleteFiles(): Promise<void> {
  if (!isSecureContext) return
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
}
