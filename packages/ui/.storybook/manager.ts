import { addons } from 'storybook/manager-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { onSystemChange, ownTheme } from './scheme'
import { keepTitle } from './title'

addons.setConfig({ theme: ownTheme({}) })

// The sidebar and the toolbar follow the theme chosen for the page.
addons.register('mochimo/theme', (api) => {
  let chosen: Globals = {}
  const apply = () => api.setOptions({ theme: ownTheme(chosen) })
  const choose = ({ globals }: { globals: Globals }) => {
    chosen = globals
    apply()
  }
  api.on(SET_GLOBALS, choose)
  api.on(GLOBALS_UPDATED, choose)
  onSystemChange(apply)
})

keepTitle('Mochimo design system')
