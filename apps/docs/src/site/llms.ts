import { pages, pathOf } from './pages'
import { sections } from './sections'

/** Returns the site's index for language models in the llmstxt.org format. */
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

- [openapi.json](/docs/openapi.json): the API in OpenAPI 3.1
- [llms-full.txt](/docs/llms-full.txt): all pages in one file

${lists.join('\n\n')}
`
}
