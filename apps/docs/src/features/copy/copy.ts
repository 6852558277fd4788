const SHOWN_FOR = 2000

/** Every button with `data-copy` copies the shown panel of its sample and says so for two seconds. */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null
    if (button instanceof HTMLElement) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(shownCode(button))
    say(button, 'Copied!')
  } catch {
    say(button, 'Not copied')
  }
}

/** The whole code, folded parts included. */
export function shownCode(button: HTMLElement): string {
  const sample = button.closest('[data-sample]')
  for (const panel of sample?.querySelectorAll<HTMLElement>('[data-panel]') ?? []) {
    if (panel.offsetParent !== null) return panel.querySelector('pre')?.textContent ?? ''
  }
  return ''
}

const timers = new WeakMap<HTMLElement, number>()

function say(button: HTMLElement, words: string): void {
  const label = button.querySelector('[data-label]')
  if (!label) return
  clearTimeout(timers.get(button))
  label.textContent = words
  timers.set(
    button,
    setTimeout(() => {
      label.textContent = 'Copy'
    }, SHOWN_FOR) as unknown as number,
  )
}
