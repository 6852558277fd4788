interface Island {
  /** Brings one element to life. Called once per element. */
  mount: (root: HTMLElement) => void
}

/** What can come to life, by the name in `data-island`; each is loaded when it comes near the screen. */
const islands: Record<string, () => Promise<Island>> = {}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      const load = islands[target.dataset['island'] ?? '']
      void load?.().then(({ mount }) => mount(target))
    }
  },
  { rootMargin: '300px' },
)

for (const element of document.querySelectorAll('[data-island]')) observer.observe(element)
