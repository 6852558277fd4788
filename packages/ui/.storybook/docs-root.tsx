import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
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

const lookOf: Record<string, typeof themes.light> = {
  system: themes.normal,
  light: themes.light,
  dark: themes.dark,
}

/** Around every page of documentation: the toolbar's theme, for Storybook's own parts too. */
export function DocsRoot(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => applyRoot(chosen))
  return <DocsContainer {...props} theme={lookOf[String(chosen['theme'])] ?? themes.light} />
}
