/** Addresses of what a page loads. */
export interface Assets {
  scripts: readonly string[]
  styles: readonly string[]
  /** Preloaded: seen in the first screenful of every page. */
  fonts: readonly string[]
}
