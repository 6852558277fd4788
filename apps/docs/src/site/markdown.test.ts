import { expect, test } from 'vitest'
import { readArticle } from './article-tree'
import { markdownOf } from './markdown'
import { pageOf } from './pages'

const markdown = (html: string) =>
  markdownOf({ page: pageOf('blocks'), html, tree: readArticle(html) })

test('starts with the title and the description', () => {
  const { title, description } = pageOf('blocks')
  expect(markdown('<p>Text</p>')).toBe(`# ${title}\n\n${description}\n\nText\n`)
})

test('writes exponents as superscript digits', () => {
  expect(markdown('<p>2<sup>53</sup></p>')).toContain('2⁵³')
})

test('includes folded values in full', () => {
  const hex = '0123456789abcdef'.repeat(270)
  const html = `<pre data-lang="json"><code>"${hex.slice(0, 24)}<span class="fold">${hex.slice(24)}</span>"</code></pre>`
  expect(markdown(html)).toContain(`\`\`\`json\n"${hex}"\n\`\`\``)
})

test('omits anchors and buttons', () => {
  const html = '<h2 id="a">A<a class="anchor" href="#a">#</a></h2><button>Copy</button><p>B</p>'
  expect(markdown(html)).toMatch(/\n## A\n\nB\n$/)
})

test('does not change the page', () => {
  const tree = readArticle('<aside><p>Note</p></aside>')
  const before = structuredClone(tree)
  markdownOf({ page: pageOf('blocks'), html: '', tree })
  expect(tree).toEqual(before)
})
