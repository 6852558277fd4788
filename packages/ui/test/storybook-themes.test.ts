import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dark, light } from '../.storybook/themes'

const css = readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8')

test.each([
  ['paper', 'appBg'],
  ['paper', 'appContentBg'],
  ['paper', 'appPreviewBg'],
  ['paper', 'barBg'],
  ['rule', 'appBorderColor'],
  ['accent', 'colorPrimary'],
  ['accent', 'colorSecondary'],
  ['ink', 'textColor'],
  ['soft', 'textMutedColor'],
] as const)('the token %s equals Storybook’s %s', (token, part) => {
  expect(css).toContain(`--mcm-color-${token}: light-dark(${light[part]}, ${dark[part]});`)
})
