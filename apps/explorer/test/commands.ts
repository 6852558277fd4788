import type { BrowserCommand } from 'vitest/node'

/** What `emulateMedia` can pretend; `null` ends a pretense. */
export interface Media {
  colorScheme?: 'light' | 'dark' | null
  reducedMotion?: 'reduce' | null
}

/** Pretends that the visitor prefers a theme or little motion. */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia(media)

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>
  }
}
