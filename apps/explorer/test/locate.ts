import { type Locator, page } from 'vitest/browser'

/** Scrolls an element into view, once it exists. */
export async function reveal(locator: Locator): Promise<void> {
  const element = await locator.findElement()
  element.scrollIntoView({ block: 'center' })
}

/** A progress bar by its label, which Vitest doesn't use as its name. */
export function progressBar(label: RegExp): Locator {
  return page.getByRole('progressbar').and(page.getByLabelText(label))
}

/** Returns the trimmed texts of all matching elements. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => element.textContent.trim())
}

const { setTimeout: realTimeout } = globalThis

/** Waits in real time: to show that something doesn't happen, without a fake clock. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => realTimeout(resolve, ms))
}
