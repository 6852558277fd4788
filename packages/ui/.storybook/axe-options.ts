import type { RunOptions } from 'axe-core'

/**
 * What axe checks in each story. The story tests run every rule in the first theme; in the second
 * one, where a story has the same elements and names, those about colors. What passes is reported
 * by its first element only: working out a selector for each of them takes half of axe's time.
 */
export const axeOptions: RunOptions = {
  ...(import.meta.env['VITE_STORY_RULES'] === 'colors'
    ? { runOnly: ['color-contrast', 'link-in-text-block'] }
    : {}),
  resultTypes: ['violations', 'incomplete'],
}
