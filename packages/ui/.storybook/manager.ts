import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '@mcm/ui',
    brandTarget: '_self',
    appBg: '#fbfaf6',
    appContentBg: '#fbfaf6',
    appBorderColor: '#15181d1f',
    appBorderRadius: 4,
    barBg: '#fbfaf6',
    colorPrimary: '#0b4fd8',
    colorSecondary: '#0b4fd8',
    textColor: '#15181d',
    textMutedColor: '#5a616c',
    inputBorderRadius: 6,
    fontBase: 'system-ui, sans-serif',
    fontCode: "'IBM Plex Mono', ui-monospace, monospace",
  }),
})
