import type { RunOptions } from 'axe-core'
import { inTests } from './in-tests'

/**
 * What axe checks in each story. In tests, `check-colors.ts` checks the colors. Passing checks report only their first element: computing a
 * selector for every element takes half of axe's time.
 */
export const axeOptions: RunOptions = {
  ...(inTests
    ? { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } }
    : {}),
  resultTypes: ['violations', 'incomplete'],
}
