import { pages, pathOf } from './pages'
import { sections } from './sections'

/** The index of the site for language models, after llmstxt.org. */
export function llmsIndex(): string {
  const [introduction] = pages
  const lists = sections.map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map((page) => `- [${page.title}](/docs/${pathOf(page)}.md): ${page.description}`)
    return `## ${section}\n\n${links.join('\n')}`
  })
  return `# ${introduction?.title}

> ${introduction?.description}

The API as OpenAPI 3.1: [/docs/openapi.json](/docs/openapi.json). All pages in one file: [/docs/llms-full.txt](/docs/llms-full.txt).

${lists.join('\n\n')}
`
}
