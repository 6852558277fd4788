import { renderToStaticMarkup } from 'react-dom/server'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import { markWords } from './mark-words'

const marked = (words: string[], line: string) =>
  renderToStaticMarkup(createElement(Fragment, null, markWords(words)(line))).replaceAll(
    / class="\w+"/g,
    '',
  )

test.each([
  [['moon'], 'a peaceful moon—', 'a peaceful <mark>moon</mark>—'],
  [['frog'], 'soft frogs', 'soft <mark>frogs</mark>'],
  [['winter', 'wind'], 'winter wind', '<mark>winter</mark> <mark>wind</mark>'],
  [['straw mat'], 'on a straw mat', 'on a <mark>straw mat</mark>'],
  // Only whole words: "sun" isn't found in "sunset".
  [['sun'], 'under sunset', 'under sunset'],
])('%s in "%s"', (words, line, html) => {
  expect(marked(words, line)).toBe(html)
})
