import { groups, pages, pathOf } from './pages'

/** The index of the site for language models, after llmstxt.org. */
export function llmsIndex(): string {
  const [introduction] = pages
  const lists = groups.map((group) => {
    const links = pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.title}](/docs/${pathOf(page)}.md): ${page.description}`)
    return `## ${group}\n\n${links.join('\n')}`
  })
  return `# ${introduction?.title}

> ${introduction?.description}

The API as OpenAPI 3.1: [/docs/openapi.json](/docs/openapi.json). All pages in one file: [/docs/llms-full.txt](/docs/llms-full.txt).

${lists.join('\n\n')}
`
}
