import { create } from 'storybook/theming'

const own = {
  brandTitle: 'Mochimo design system',
  brandTarget: '_self',
  appBorderRadius: 4,
  inputBorderRadius: 6,
  // `manager-head.html` loads them outside the pages.
  fontBase: "'MCM Sans', system-ui, sans-serif",
  fontCode: "'MCM Mono', ui-monospace, monospace",
} as const

/**
 * Storybook's own parts in the colors of `src/tokens/tokens.css`, because they can't read its
 * custom properties.
 */
export const light = create({
  ...own,
  base: 'light',
  appBg: '#fbfaf6',
  appContentBg: '#fbfaf6',
  appPreviewBg: '#fbfaf6',
  appBorderColor: '#15181d1f',
  barBg: '#fbfaf6',
  colorPrimary: '#0b4fd8',
  colorSecondary: '#0b4fd8',
  textColor: '#15181d',
  textMutedColor: '#5a616c',
})

export const dark = create({
  ...own,
  base: 'dark',
  appBg: '#0e1116',
  appContentBg: '#0e1116',
  appPreviewBg: '#0e1116',
  appBorderColor: '#e9e6df1f',
  barBg: '#0e1116',
  colorPrimary: '#7aa7ff',
  colorSecondary: '#7aa7ff',
  textColor: '#e9e6df',
  textMutedColor: '#9ba2ae',
  inputBg: '#171b22',
  inputBorder: '#6a7280',
  inputTextColor: '#e9e6df',
})
