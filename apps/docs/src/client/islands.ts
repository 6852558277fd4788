interface Island {
  /** Brings one element to life. Called once per element. */
  mount: (root: HTMLElement) => void
}

/** What can come to life, by the name in `data-island`; each is loaded when it comes near the screen. */
const islands: Record<string, () => Promise<Island>> = {
  converter: () => import('../features/converter/converter'),
  'live-events': () => import('../features/live-events/live-events'),
  playground: () => import('../features/playground/playground'),
  'try-now': () => import('../features/try-now/try-now'),
}

/**
 * The one way in which parts of a page become interactive: the markup is there from the start, a
 * module that `mount`s it follows when the reader comes near. `data-live` says that it has.
 */
export function startIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        void bringToLife(target)
      }
    },
    { rootMargin: '400px' },
  )
  for (const element of document.querySelectorAll('[data-island]')) observer.observe(element)
}

async function bringToLife(element: HTMLElement): Promise<void> {
  const island = await islands[element.dataset['island'] ?? '']?.()
  island?.mount(element)
  element.dataset['live'] = ''
}
