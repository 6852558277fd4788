import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown'
import { toHtml } from 'hast-util-to-html'

const html = (markdown: string) => toHtml(renderMarkdown(markdown))

test('labels the cells of a table with three columns, except the first', () => {
  const table = html('| Kind | Time | |\n| --- | --- | --- |\n| a | `b` | c |')
  expect(table).toContain('<table data-stack="">')
  expect(table).toContain('<td>a</td>')
  expect(table).toContain('<td data-label="Time"><code>b</code></td>')
  expect(table).toContain('<td>c</td>')
})

test('leaves a table with two columns as it is', () => {
  expect(html('| Kind | Time |\n| --- | --- |\n| a | b |')).not.toContain('data-')
})
