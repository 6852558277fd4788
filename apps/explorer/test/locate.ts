import { type Locator, page } from 'vitest/browser'

/** Scrolls an element into view, once it is there. */
export async function reveal(locator: Locator): Promise<void> {
  const element = await locator.findElement()
  element.scrollIntoView({ block: 'center' })
}

/** A progress bar by its label, from which Vitest takes no name. */
export function progressBar(label: RegExp): Locator {
  return page.getByRole('progressbar').and(page.getByLabelText(label))
}

/** The texts of all elements that are found, trimmed. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => element.textContent.trim())
}

const { setTimeout: realTimeout } = globalThis

/** Lets real time pass: for what must not happen, where no clock is installed. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => realTimeout(resolve, ms))
}
