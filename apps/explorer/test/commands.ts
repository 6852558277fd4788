import type { BrowserCommand } from 'vitest/node'

/** What `emulateMedia` can emulate; `null` resets the theme. */
export interface Media {
  colorScheme?: 'light' | 'dark' | null
  reducedMotion?: 'reduce' | 'no-preference'
}

/** Emulates a visitor's preferred theme or reduced motion. */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media)

/** A cookie's attributes, which the page itself can't read. */
export interface StoredCookie {
  value: string
  path: string
  /** In seconds since 1970. */
  expires: number
}

/** Returns the cookie of this name, with its attributes. */
export const storedCookie: BrowserCommand<[name: string]> = async ({ context }, name) =>
  (await context.cookies()).find((cookie) => cookie.name === name)

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>
    storedCookie: (name: string) => Promise<StoredCookie | undefined>
  }
}
