/** Time for which a button shows the result, in milliseconds. */
const FEEDBACK_TIME = 2000

/**
 * Makes every button with `data-copy` copy either the value next to it or the visible panel of its
 * sample.
 */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null
    if (button instanceof HTMLElement) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(textToCopy(button))
    showFeedback(button, 'Copied!')
  } catch {
    showFeedback(button, 'Not copied')
  }
}

/** Returns the full text to copy, including folded parts. */
function textToCopy(button: HTMLElement): string {
  const value = button.closest('[data-copy-target]')?.querySelector('code')
  if (value) return value.textContent
  for (const panel of button.closest('[data-sample]')?.querySelectorAll('[data-panel]') ?? []) {
    if (panel instanceof HTMLElement && panel.offsetParent !== null) {
      return panel.querySelector('pre')?.textContent ?? ''
    }
  }
  return ''
}

interface Feedback {
  before: string
  timer: ReturnType<typeof setTimeout>
}

const shown = new WeakMap<HTMLElement, Feedback>()

function showFeedback(button: HTMLElement, message: string): void {
  const label = button.querySelector('[data-label]')
  const read = () => label?.textContent ?? button.title
  const write = (text: string) => {
    if (label) label.textContent = text
    else {
      button.title = text
      button.setAttribute('aria-label', text)
    }
  }
  const earlier = shown.get(button)
  clearTimeout(earlier?.timer)
  const before = earlier?.before ?? read()
  write(message)
  button.dataset['feedback'] = ''
  const timer = setTimeout(() => {
    write(before)
    delete button.dataset['feedback']
    shown.delete(button)
  }, FEEDBACK_TIME)
  shown.set(button, { before, timer })
}
