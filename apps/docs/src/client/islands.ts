interface Island {
  /** Makes an element interactive. It is called once per element. */
  mount: (root: HTMLElement) => void
}

/** Modules of the interactive parts, keyed by the name in `data-island`. */
const islands: Record<string, () => Promise<Island>> = {
  converter: () => import('../features/converter/converter'),
  'live-events': () => import('../features/live-events/live-events'),
  'near-pages': () => import('../features/near-pages/near-pages'),
  playground: () => import('../features/playground/playground'),
  'try-now': () => import('../features/try-now/try-now'),
}

/**
 * Makes parts of the page interactive. Their markup is in the HTML. The module that mounts an
 * element is loaded when the element is near the viewport, and `data-live` is set once the element
 * is mounted. Try Now, which most pages have, is loaded only when its button is about to be used.
 */
export function startIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        void mountOnce(target)
      }
    },
    { rootMargin: '400px' },
  )
  const visible = document.querySelectorAll('[data-island]:not([data-island=try-now])')
  for (const element of visible) observer.observe(element)
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, preload)
  document.addEventListener('click', (event) => void replayClick(event))
}

/** Loads Try Now when its button gets the pointer or the focus. */
function preload({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-try]') : null
  const island = button?.closest<HTMLElement>('[data-island]:not([data-live])')
  // If loading fails, the click tries again.
  if (island) mountOnce(island).catch(() => undefined)
}

/** Repeats a click that happened before the module was loaded. Several clicks count as one. */
async function replayClick({ target }: MouseEvent): Promise<void> {
  // A sample's other buttons (tabs, Copy) work without the module.
  const selector = 'button:is([data-try], [data-part])'
  const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  const island = button?.closest<HTMLElement>('[data-island]:not([data-live])')
  if (!button || !island || 'pressed' in island.dataset) return
  island.dataset['pressed'] = ''
  try {
    await mountOnce(island)
  } finally {
    delete island.dataset['pressed']
  }
  button.click()
}

const mounting = new WeakMap<HTMLElement, Promise<void>>()

/** Mounts an element once. If the element's module can't be loaded, the next call tries again. */
async function mountOnce(element: HTMLElement): Promise<void> {
  const mounted = mounting.get(element) ?? mount(element)
  mounting.set(element, mounted)
  await mounted.catch((error: unknown) => {
    mounting.delete(element)
    throw error
  })
}

async function mount(element: HTMLElement): Promise<void> {
  const island = await islands[element.dataset['island'] ?? '']?.()
  island?.mount(element)
  element.dataset['live'] = ''
}
