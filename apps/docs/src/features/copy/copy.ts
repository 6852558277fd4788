const SHOWN_FOR = 2000

/**
 * Every button with `data-copy` copies the shown panel of its sample, or the value it stands beside,
 * and says so for two seconds.
 */
export function startCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null
    if (button instanceof HTMLElement) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(textBeside(button))
    say(button, 'Copied!')
  } catch {
    say(button, 'Not copied')
  }
}

/** The whole text, folded parts included. */
function textBeside(button: HTMLElement): string {
  const value = button.closest('[data-copy-target]')?.querySelector('code')
  if (value) return value.textContent
  for (const panel of button.closest('[data-sample]')?.querySelectorAll('[data-panel]') ?? []) {
    if (panel instanceof HTMLElement && panel.offsetParent !== null) {
      return panel.querySelector('pre')?.textContent ?? ''
    }
  }
  return ''
}

interface Said {
  before: string
  timer: ReturnType<typeof setTimeout>
}

const said = new WeakMap<HTMLElement, Said>()

function say(button: HTMLElement, words: string): void {
  const label = button.querySelector('[data-label]')
  const read = () => label?.textContent ?? button.title
  const write = (text: string) => {
    if (label) label.textContent = text
    else {
      button.title = text
      button.setAttribute('aria-label', text)
    }
  }
  const earlier = said.get(button)
  clearTimeout(earlier?.timer)
  const before = earlier?.before ?? read()
  write(words)
  button.dataset['said'] = ''
  const timer = setTimeout(() => {
    write(before)
    delete button.dataset['said']
    said.delete(button)
  }, SHOWN_FOR)
  said.set(button, { before, timer })
}
