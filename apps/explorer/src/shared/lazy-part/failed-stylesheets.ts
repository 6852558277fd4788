/**
 * The style sheets that failed to load. The bundler's loader never requests a style sheet twice.
 */
const failed = new Set<HTMLLinkElement>()

/**
 * Remembers each style sheet that fails to load, so that a retry of its component can reload it.
 */
export function watchStylesheets(document: Document): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // The event doesn't bubble.
  document.addEventListener('error', onError, { capture: true })
}

/**
 * Requests the failed style sheets again.
 *
 * @throws {Error} If one of them fails again.
 */
export async function reloadFailedStylesheets(): Promise<void> {
  await Promise.all([...failed].map(reload))
}

function reload(link: HTMLLinkElement): Promise<void> {
  failed.delete(link)
  // Only a new element makes a new request.
  const copy = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => reject(new Error(`Failed to load ${copy.href}`)))
    link.replaceWith(copy)
  })
}
