import type { BrowserCommand } from 'vitest/node'

/** What `emulateMedia` can pretend; `null` ends a pretense. */
export interface Media {
  colorScheme?: 'light' | 'dark' | null
  reducedMotion?: 'reduce' | null
}

/** Pretends that the visitor prefers a theme or little motion. */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media)

/** What is known of a cookie, which the page itself isn't told. */
export interface StoredCookie {
  value: string
  path: string
  /** In seconds since 1970. */
  expires: number
}

/** The cookie of this name, with its attributes. */
export const storedCookie: BrowserCommand<[name: string]> = async ({ context }, name) =>
  (await context.cookies()).find((cookie) => cookie.name === name)

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>
    storedCookie: (name: string) => Promise<StoredCookie | undefined>
  }
}
