import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useReducer, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { ToolbarGlobals } from '../src/stories/theme'
import { stopClock } from './clock'
import { applyRoot } from './root'
import { onSystemChange, ownTheme } from './scheme'

// Documentation pages have no story that carries the toolbar's settings, so the page renders
// again on every change.
let chosen: Globals = { theme: 'system', direction: 'ltr' }
const channel = addons.getChannel()
channel.on(SET_GLOBALS, ({ globals }: { globals: Globals }) => {
  chosen = globals
})
channel.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Globals }) => {
  chosen = userGlobals
})

/**
 * Applies the toolbar's theme to a documentation page, including Storybook's own parts, and shows
 * its examples at the time of the stories.
 */
export function DocsRoot({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  // Before the page's examples render.
  const [startClock] = useState(stopClock)
  useEffect(() => startClock, [startClock])
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onSystemChange(renderAgain), [])
  useLayoutEffect(() => applyRoot(chosen))
  const theme = {
    ...ownTheme(chosen),
    fontBase: 'var(--mcm-font-text)',
    fontCode: 'var(--mcm-font-mono)',
  }
  return (
    <DocsContainer {...rest} theme={theme}>
      <ToolbarGlobals.Provider value={chosen}>{children}</ToolbarGlobals.Provider>
    </DocsContainer>
  )
}
