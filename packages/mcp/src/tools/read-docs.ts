import { z } from 'zod'
import { pagePath } from '../library'
import { keepLanguage, languages, type SampleLanguage } from '../markdown'
import { defineTool } from '../tool'
import { ToolError } from '../tool-error'

/** Maximum number of characters in a result. Most pages are shorter. */
const MAX_LENGTH = 24_000

export const readDocs = defineTool({
  name: 'read_docs_page',
  title: 'Read a documentation page',
  description:
    'Returns a page of the documentation in Markdown, from the section on that the URL names. Give a language to leave out the samples in others. Long pages are returned in parts. Works without a network.',
  input: z.strictObject({
    page: z.string().describe('URL from search_docs or path, such as "guides/exchanges#deposits"'),
    language: z
      .enum(Object.keys(languages) as [SampleLanguage, ...SampleLanguage[]])
      .optional()
      .describe('Language of the samples. Default: all'),
    offset: z.int().min(0).default(0).describe('The next_offset of the previous part'),
  }),
  usesEndpoint: false,
  async run({ page: wanted, language, offset }, { library }) {
    const page = (await library()).page(wanted)
    if (!page) {
      throw new ToolError(
        'not_found',
        `The documentation has no page "${pagePath(wanted)}".`,
        'Find pages with search_docs.',
      )
    }
    const { path, title } = page
    const markdown = language ? keepLanguage(page.markdown, language) : page.markdown
    const end = offset + MAX_LENGTH
    return {
      page: path,
      title,
      markdown: markdown.slice(offset, end),
      ...(end < markdown.length && { next_offset: end }),
    }
  },
})
