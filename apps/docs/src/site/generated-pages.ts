import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { packageNames } from './packages'
import { hrefOf, type Page } from './pages'
import { renderMarkdown } from './render-markdown'

/** A page generated from the packages. */
export interface GeneratedPage {
  page: Page
  html: string
}

interface Reference {
  slug: string
  title: string
  markdown: string
}

/**
 * The reference pages. The list is empty until `scripts/reference.ts` has run, for example in
 * development.
 */
const reference = import.meta.glob<Reference[]>('../../.generated/reference.json', {
  eager: true,
  import: 'default',
})

const changelogs = import.meta.glob<string>('../../../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Returns a reference page for each entry point of each package. */
export function referencePages(): GeneratedPage[] {
  const rendered = Object.values(reference)
    .flat()
    .map(({ slug, title, markdown }) => ({
      page: {
        slug,
        section: 'Reference',
        name: title,
        title,
        description: `Reference of ${title}: exported functions, types and errors, with their parameters.`,
        keywords: [title, 'reference', 'API'],
        related: ['packages', 'libraries'],
      } satisfies Page,
      tree: renderMarkdown(markdown),
    }))
  correctAnchors(rendered)
  return rendered.map(({ page, tree }) => ({ page, html: toHtml(tree) }))
}

/**
 * Fixes links to numbered anchors. TypeDoc numbers anchors by member, but our ids are numbered by
 * heading. A link to a missing number therefore refers to the anchor without a number.
 */
function correctAnchors(rendered: readonly { page: Page; tree: Root }[]): void {
  const idsOf = (tree: Root) => new Set(elementsOf(tree).map(({ properties }) => properties['id']))
  const ids = new Map(rendered.map(({ page, tree }) => [hrefOf(page.slug), idsOf(tree)]))
  for (const { page, tree } of rendered) {
    for (const { properties } of elementsOf(tree)) {
      const { href } = properties
      if (typeof href !== 'string') continue
      const [, path = '', name = '', number = ''] = /^([^#]*)#(.+?)(-\d+)$/.exec(href) ?? []
      const known = ids.get(path || hrefOf(page.slug))
      if (known?.has(name) && !known.has(name + number)) properties['href'] = `${path}#${name}`
    }
  }
}

function elementsOf(tree: Root): Element[] {
  const elements: Element[] = []
  visit(tree, 'element', (element) => {
    elements.push(element)
  })
  return elements
}

/** Returns the changelog of each package, including unreleased changes. */
export function changelogPages(): GeneratedPage[] {
  return packageNames.map((name) => ({
    page: {
      slug: `changelog/${name}`,
      section: 'Reference',
      name: `@mcm/${name} changelog`,
      title: `Changelog of @mcm/${name}`,
      description: `Changes in each release of @mcm/${name}, and in the next one.`,
      keywords: [`@mcm/${name}`, 'changelog', 'releases'],
      related: ['changelog', 'libraries'],
    },
    html: toHtml(renderMarkdown(historyOf(name))),
  }))
}

function historyOf(name: string): string {
  const written = changelogs[`../../../../packages/${name}/CHANGELOG.md`] ?? ''
  const releases = written.replace(/^# .*\n/, '')
  const pending = Object.values(changesets).flatMap((text) => pendingChange(text, name))
  const next = pending.length > 0 ? `## Next release\n\n${pending.join('\n\n')}\n` : ''
  return `${next}${releases}`.trim() || 'No releases yet.'
}

/**
 * Returns a changeset's text in a list if the changeset concerns a package, and otherwise an empty
 * list.
 */
function pendingChange(text: string, name: string): string[] {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? []
  const bump = new RegExp(`['"]@mcm/${name}['"]: (\\w+)`).exec(head)?.[1]
  return bump ? [`${body.trim()} *(${bump})*`] : []
}
