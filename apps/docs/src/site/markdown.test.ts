import { expect, test } from 'vitest'
import { readArticle } from './article-tree'
import { markdownOf } from './markdown'
import { pageOf } from './pages'

const markdown = (html: string) =>
  markdownOf({ page: pageOf('blocks'), html, tree: readArticle(html) })

test('starts with the title, links to the index and the page, and the description', () => {
  const { title, description } = pageOf('blocks')
  const links = '> [All pages](/docs/llms.txt) · [This page in HTML](/docs/blocks)'
  expect(markdown('<p>Text</p>')).toBe(`# ${title}\n\n${links}\n\n${description}\n\nText\n`)
})

test.each([
  ['/docs', '/docs/introduction.md'],
  ['/docs/errors#code-4', '/docs/errors.md#code-4'],
  ['/docs/packages/address/wots', '/docs/packages/address/wots.md'],
  ['/docs/openapi.json', '/docs/openapi.json'],
  ['/richlist', '/richlist'],
  ['#guide', '#guide'],
])('a link to %s leads to %s', (href, target) => {
  expect(markdown(`<p><a href="${href}">x</a></p>`)).toContain(`[x](${target})`)
})

test('replaces a diagram with its description, and removes icons', () => {
  const html = '<figure><svg><title>T</title><desc>From A to B.</desc><text>A</text></svg></figure>'
  expect(markdown(html)).toMatch(/\n\nFrom A to B\.\n$/)
  expect(markdown('<p>a<svg><path></path></svg></p>')).toMatch(/\n\na\n$/)
})

test('keeps the lists of interactive parts, but not their fields', () => {
  const html =
    '<div data-island="playground"><label>Amount</label><ol><li>First</li></ol><ol></ol></div>'
  expect(markdown(html)).toMatch(/\n\n1\. First\n$/)
})

test('writes exponents as superscript digits', () => {
  expect(markdown('<p>2<sup>53</sup></p>')).toContain('2⁵³')
})

test('truncates long values as on screen', () => {
  const hex = '0123456789abcdef'.repeat(270)
  const html = `<pre data-lang="json"><code>"${hex.slice(0, 24)}<span class="fold">${hex.slice(24, -12)}</span>${hex.slice(-12)}"</code></pre>`
  expect(markdown(html)).toContain(`\`\`\`json\n"${hex.slice(0, 24)}…${hex.slice(-12)}"\n\`\`\``)
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
