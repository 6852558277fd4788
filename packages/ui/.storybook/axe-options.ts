import type { RunOptions } from 'axe-core'

/**
 * What axe checks in each story. Story tests run every rule in the first theme, and only the
 * color rules in the second one where a story has the same elements and names. Passing checks
 * report only their first element: computing a selector for every element takes half of axe's
 * time.
 */
export const axeOptions: RunOptions = {
  ...(import.meta.env['VITE_STORY_RULES'] === 'colors'
    ? { runOnly: ['color-contrast', 'link-in-text-block'] }
    : {}),
  resultTypes: ['violations', 'incomplete'],
}
