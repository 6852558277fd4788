import { setOfflineState } from './offline-state'

const HOUR_MS = 3_600_000

/**
 * Registers the service worker, which keeps the site's files for use without a connection, and
 * notices when the site has been deployed again: the new worker reports its build to every page.
 *
 * @param build Identifies this page's build.
 */
export function registerWorker(build: string): void {
  // Insecure origins other than localhost have none.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!worker) return
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { build: latest } = Object(data) as { build?: unknown }
    if (typeof latest === 'string' && latest !== build) setOfflineState({ isOutdated: true })
  })
  void worker.register('/service-worker.js').catch(ignore)
  const check = async () => (await worker.getRegistration())?.update()
  const onShow = () => document.visibilityState === 'visible' && void check().catch(ignore)
  document.addEventListener('visibilitychange', onShow)
  setInterval(onShow, HOUR_MS)
}

/** Without a worker, or without a connection, the page works as before. */
function ignore(): void {}
