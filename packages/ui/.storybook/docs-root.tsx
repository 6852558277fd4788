import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { dark, light } from './themes'
import { applyRoot } from './root'

// Documentation pages have no story that carries the toolbar's settings, so the page renders
// again on every change.
let chosen: Globals = { theme: 'light', direction: 'ltr' }
const channel = addons.getChannel()
channel.on(SET_GLOBALS, ({ globals }: { globals: Globals }) => {
  chosen = globals
})
channel.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Globals }) => {
  chosen = userGlobals
})

const isDark = () =>
  chosen['theme'] === 'dark' ||
  (chosen['theme'] === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)

/** Applies the toolbar's theme to a documentation page, including Storybook's own parts. */
export function DocsRoot(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => applyRoot(chosen))
  const theme = {
    ...(isDark() ? dark : light),
    fontBase: 'var(--mcm-font-text)',
    fontCode: 'var(--mcm-font-mono)',
  }
  return <DocsContainer {...props} theme={theme} />
}
