import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { dark, light } from './themes'
import { applyRoot } from './root'

// A page of documentation has no story that would tell what the toolbar says. It is drawn anew at
// each change.
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

/** Around every page of documentation: the toolbar's theme, for Storybook's own parts too. */
export function DocsRoot(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => applyRoot(chosen))
  const theme = {
    ...(isDark() ? dark : light),
    fontBase: 'var(--mcm-font-text)',
    fontCode: 'var(--mcm-font-mono)',
  }
  return <DocsContainer {...props} theme={theme} />
}
