import { createContext, useContext } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Theme } from '../index'

/** The theme selected in Storybook's toolbar, which applies to every story. */
export const ToolbarTheme = createContext<Theme>('system')

/** All settings of the toolbar, on documentation pages. */
export const ToolbarGlobals = createContext<Record<string, unknown>>({})

/** Returns the toolbar's theme, and a function with which a screen's own switch changes it. */
export function useToolbarTheme(): [Theme, (theme: Theme) => void] {
  const change = (theme: Theme) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme } })
  return [useContext(ToolbarTheme), change]
}
