/** The URLs of the files that a page loads. */
export interface Assets {
  scripts: readonly string[]
  styles: readonly string[]
  /** Fonts to preload, because every page uses them above the fold. */
  fonts: readonly string[]
}
