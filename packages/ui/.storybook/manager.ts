import { addons } from 'storybook/manager-api'
import { light } from './themes'

addons.setConfig({
  theme: {
    ...light,
    // The window around the stories has none of their fonts.
    fontBase: 'system-ui, sans-serif',
    fontCode: "'IBM Plex Mono', ui-monospace, monospace",
  },
})
