/** What browsers and the bundler say when a module or its styles don't arrive. */
const LOAD_FAILURE =
  /dynamically imported module|importing a module|module script|Failed to load|Unable to preload/i

/** Whether an error means that code of the page didn't load, as opposed to a mistake in it. */
export function isLoadFailure(error: unknown): boolean {
  return LOAD_FAILURE.test(error instanceof Error ? error.message : String(error))
}
