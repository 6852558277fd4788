import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter'

const lines = {
  title: 'Title',
  description: 'Description',
  keywords: '[one, two]',
  section: 'Advanced',
  order: '3',
  related: '[blocks, errors]',
}

function read(changes: Partial<Record<keyof typeof lines | 'extra', string | undefined>>) {
  const entries = Object.entries({ ...lines, ...changes }).filter(
    ([, value]) => value !== undefined,
  )
  const yaml = entries.map(([key, value]) => `${key}: ${value}`).join('\n')
  return readFrontMatter('page.mdx', `---\n${yaml}\n---\n\nText\n`)
}

test('reads the front matter', () => {
  expect(read({})).toEqual({
    title: 'Title',
    description: 'Description',
    keywords: ['one', 'two'],
    section: 'Advanced',
    order: 3,
    related: ['blocks', 'errors'],
    answers: {},
  })
})

test.each([
  ['without a section', { section: undefined }, 'section'],
  ['in an unknown section', { section: 'Advnaced' }, 'section'],
  ['without an order', { order: undefined }, 'order'],
  ['with a single related page', { related: '[blocks]' }, 'related'],
  ['with a misspelled field', { extra: 'x' }, 'extra'],
])('rejects a page %s and names the file and the field', (_what, changes, field) => {
  expect(() => read(changes)).toThrow(new RegExp(`page\\.mdx.*\\b${field}\\b`))
})

test('rejects a page without front matter', () => {
  expect(() => readFrontMatter('page.mdx', '# Title\n')).toThrow('page.mdx has no front matter')
})
