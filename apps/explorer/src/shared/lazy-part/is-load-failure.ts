/**
 * Matches the error texts of browsers and of the bundler when a module or its styles fail to load.
 */
const LOAD_FAILURE =
  /dynamically imported module|importing a module|module script|Failed to load|Unable to preload/i

/** Returns whether an error means that code failed to load, as opposed to a bug in that code. */
export function isLoadFailure(error: unknown): boolean {
  return LOAD_FAILURE.test(error instanceof Error ? error.message : String(error))
}
