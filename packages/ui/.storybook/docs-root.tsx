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

type Look = typeof themes.light

const withOwnType = (look: Look): Look => ({
  ...look,
  fontBase: 'var(--mcm-font-text)',
  fontCode: 'var(--mcm-font-mono)',
})
const light = withOwnType(themes.light)
const lookOf: Record<string, Look> = {
  system: withOwnType(themes.normal),
  light,
  dark: withOwnType(themes.dark),
}

/** Around every page of documentation: the toolbar's theme, for Storybook's own parts too. */
export function DocsRoot(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => applyRoot(chosen))
  return <DocsContainer {...props} theme={lookOf[String(chosen['theme'])] ?? light} />
}
