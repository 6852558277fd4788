import { z } from 'zod'
import { limitArgument } from '../arguments'
import { defineTool } from '../tool'

/** Maximum length of a result's text, in characters. */
const MAX_TEXT = 600

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the Mochimo developer documentation: the Mesh API, addresses and keys, guides for wallets and exchanges, error codes, and the reference of the npm packages. Returns sections, best first. Works without a network.',
  input: z.strictObject({
    query: z.string().min(1).describe('A few words, such as "credit deposits reorg"'),
    limit: limitArgument(5, 20),
  }),
  usesEndpoint: false,
  async run({ query, limit }, { library }) {
    const { search } = await library()
    const results = search(query).slice(0, limit)
    return {
      results: results.map(({ section: { url, page, title, text } }) => ({
        url,
        page,
        title,
        text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text,
      })),
    }
  },
})
