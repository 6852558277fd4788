import { expect, test } from 'vitest'
import { startServer } from '../test/connect'
import type { Docs } from './docs'

const docs: Docs = {
  pages: [{ path: 'blocks', title: 'Blocks', markdown: `# Blocks\n${'x'.repeat(30_000)}` }],
  sections: [
    { url: '/docs/blocks#memo', page: 'Blocks', title: 'Memos', text: 'Up to 16 characters.' },
  ],
}
const { call } = await startServer({ docs: async () => docs })

test('finds sections', async () => {
  const { content } = await call('search_docs', { query: 'memo' })
  expect(content['results']).toEqual([
    { url: '/docs/blocks#memo', page: 'Blocks', title: 'Memos', text: 'Up to 16 characters.' },
  ])
})

test.each(['blocks', '/docs/blocks#memo', 'https://mochimo.org/docs/blocks.md', '/docs/blocks/'])(
  'reads the page at %s in parts',
  async (page) => {
    const { content: first } = await call('read_docs_page', { page })
    const { content: rest } = await call('read_docs_page', { page, offset: first['next_offset'] })
    expect(`${String(first['markdown'])}${String(rest['markdown'])}`).toBe(docs.pages[0]?.markdown)
    expect(rest).not.toHaveProperty('next_offset')
  },
)

test('starts at the section and keeps one language', async () => {
  const code = (language: string, name: string) =>
    `${name}\n\n\`\`\`${language}\n1\n\n2\n\`\`\`\n\n`
  const both = `${code('bash', 'cURL')}Go\n\nRequires Go.\n\n\`\`\`go\n3\n\`\`\`\n\n`
  const page = {
    path: 'blocks',
    title: 'Blocks',
    markdown: `# Blocks\n\nText.\n\n## Memos\n\n${both}More.\n\n${code('bash', 'cURL')}End.\n`,
  }
  const { call } = await startServer({ docs: async () => ({ ...docs, pages: [page] }) })
  const args = { page: '/docs/blocks#memo', language: 'go' }
  const { content } = await call('read_docs_page', args)
  expect(content['markdown']).toBe(
    `## Memos\n\nGo\n\nRequires Go.\n\n\`\`\`go\n3\n\`\`\`\n\nMore.\n\n${code('bash', 'cURL')}End.\n`,
  )
})

test('loads again after a failure', async () => {
  let tries = 0
  const { call } = await startServer({
    docs: async () => {
      tries += 1
      if (tries === 1) throw new Error('unreadable')
      return docs
    },
  })
  expect((await call('search_docs', { query: 'memo' })).text).toContain('unreadable')
  expect((await call('search_docs', { query: 'memo' })).isError).toBe(false)
})
