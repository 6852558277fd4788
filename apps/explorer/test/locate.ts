import type { Locator } from 'vitest/browser'

/** Scrolls an element into view, once it is there. */
export async function reveal(locator: Locator): Promise<void> {
  const element = await locator.findElement()
  element.scrollIntoView({ block: 'center' })
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
