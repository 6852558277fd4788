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
  document.addEventListener('click', (event) => void repeatWhenAlive(event))
}

/** A press that came before the module is not lost. Pressed twice meanwhile, it counts once. */
async function repeatWhenAlive({ target }: MouseEvent): Promise<void> {
  // The other buttons of a sample, its tabs and Copy, work without the module.
  const selector = 'button:is([data-try], [data-part])'
  const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  const island = button?.closest<HTMLElement>('[data-island]:not([data-live])')
  if (!button || !island || 'pressed' in island.dataset) return
  island.dataset['pressed'] = ''
  try {
    await bringToLife(island)
  } finally {
    delete island.dataset['pressed']
  }
  button.click()
}

const coming = new WeakMap<HTMLElement, Promise<void>>()

/** Once for each element; one whose module could not be loaded may be tried again. */
async function bringToLife(element: HTMLElement): Promise<void> {
  const mounted = coming.get(element) ?? mount(element)
  coming.set(element, mounted)
  await mounted.catch((error: unknown) => {
    coming.delete(element)
    throw error
  })
}

async function mount(element: HTMLElement): Promise<void> {
  const island = await islands[element.dataset['island'] ?? '']?.()
  island?.mount(element)
  element.dataset['live'] = ''
}
