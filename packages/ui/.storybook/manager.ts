import { addons } from 'storybook/manager-api'
import { light } from './themes'
import { keepTitle } from './title'

addons.setConfig({
  theme: {
    ...light,
    // Storybook's manager window doesn't load the product's fonts.
    fontBase: 'system-ui, sans-serif',
    fontCode: "'IBM Plex Mono', ui-monospace, monospace",
  },
})

keepTitle('Mochimo design system')
