import type { Article } from './article-tree'
import { markdownPart } from './markdown'
import { markdownPath, pages, type Page } from './pages'
import { sections } from './sections'

/** Pages that language models can load together, because all of them can be too many. */
interface Part {
  name: string
  /** Path of the file with their full text. */
  path: string
  articles: readonly Article[]
}

/** Returns the parts: one per section of the sidebar, and the generated pages. */
export function partsOf(articles: readonly Article[]): Part[] {
  const isWritten = ({ page }: Article) => pages.includes(page)
  const written = sections.map((name) =>
    newPart(
      name,
      articles.filter((article) => isWritten(article) && article.page.section === name),
    ),
  )
  const generated = articles.filter((article) => !isWritten(article))
  return generated.length > 0 ? [...written, newPart('Packages', generated)] : written
}

function newPart(name: string, articles: readonly Article[]): Part {
  return { name, path: `llms-${name.toLowerCase().replaceAll(' ', '-')}.txt`, articles }
}

/** Returns the site's index for language models in the llmstxt.org format. */
export function llmsIndex(parts: readonly Part[]): string {
  const [introduction] = pages
  const lists = parts.map(({ name, path, articles }) => {
    const links = articles.map(({ page }) => describe(page))
    return `## ${name}\n\nAll of these pages in one file: [${path}](/docs/${path})\n\n${links.join('\n')}`
  })
  return `# ${introduction?.title}

> ${introduction?.description}

- [openapi.json](/docs/openapi.json): the API in OpenAPI 3.1
- [llms-full.txt](/docs/llms-full.txt): all handwritten pages in one file

${lists.join('\n\n')}
`
}

/** The descriptions of generated pages repeat their titles. */
function describe(page: Page): string {
  const link = `- [${page.title}](${markdownPath(page.slug)})`
  return pages.includes(page) ? `${link}: ${page.description}` : link
}

/** Returns the full text of a part. */
export function llmsPart({ name, articles }: Part): string {
  const index = '> [All pages](/docs/llms.txt)'
  return [`# ${name}\n\n${index}`, ...articles.map(markdownPart)].join('\n\n---\n\n')
}

/** Returns the full text of all handwritten pages, by section. */
export function llmsFull(parts: readonly Part[]): string {
  return parts
    .filter(({ articles }) => articles.every(({ page }) => pages.includes(page)))
    .map(llmsPart)
    .join('\n\n---\n\n')
}
