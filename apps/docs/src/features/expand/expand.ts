/**
 * Makes the buttons of long code boxes expand and collapse them. A box also expands if the browser
 * scrolls in it, for example to a match of its own search.
 */
export function startExpand(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-expand]') : null
    if (button instanceof HTMLElement) toggle(button)
  })
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element) || target.scrollTop === 0) return
      const button = target.closest('[data-cut]')?.querySelector('[data-expand]')
      if (button instanceof HTMLElement) toggle(button)
    },
    { capture: true, passive: true },
  )
}

const labels = new WeakMap<HTMLElement, string>()

function toggle(button: HTMLElement): void {
  const box = button.parentElement
  if (!box) return
  const expand = 'cut' in box.dataset
  box.toggleAttribute('data-cut', !expand)
  button.setAttribute('aria-expanded', String(expand))
  if (!labels.has(button)) labels.set(button, button.textContent)
  button.textContent = expand ? 'Show fewer lines' : (labels.get(button) ?? '')
  if (!expand) box.scrollIntoView({ block: 'nearest' })
}
