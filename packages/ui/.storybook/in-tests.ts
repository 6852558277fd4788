/** Whether story tests run, which check colors apart and in the system's theme. */
export const inTests = import.meta.env['VITE_STORY_TESTS'] === 'true'

/** Whether story tests run in the dark theme. */
export const inDarkTests = inTests && matchMedia('(prefers-color-scheme: dark)').matches
