import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { packageNames } from './packages'
import { hrefOf, type Page } from './pages'
import { renderMarkdown } from './render-markdown'

/** A page that no person wrote. */
export interface GeneratedPage {
  page: Page
  html: string
}

interface Reference {
  slug: string
  title: string
  markdown: string
}

/** Absent until `scripts/reference.ts` has run, as while developing. */
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

/** Each entry point of each package, described by TypeDoc. */
export function referencePages(): GeneratedPage[] {
  const rendered = Object.values(reference)
    .flat()
    .map(({ slug, title, markdown }) => ({
      page: {
        slug,
        section: 'Reference',
        name: title,
        title,
        description: `What ${title} exports: functions, types and errors, with their parameters.`,
        keywords: [title, 'reference', 'API'],
        related: ['packages', 'libraries'],
      } satisfies Page,
      tree: renderMarkdown(markdown),
    }))
  correctAnchors(rendered)
  return rendered.map(({ page, tree }) => ({ page, html: toHtml(tree) }))
}

/**
 * TypeDoc counts names of members when it numbers its anchors, where we count headings. A link to a
 * number that no heading has means the heading without one.
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

/** The history of each package, with what waits for its next release. */
export function changelogPages(): GeneratedPage[] {
  return packageNames.map((name) => ({
    page: {
      slug: `changelog/${name}`,
      section: 'Reference',
      name: `@mcm/${name} changelog`,
      title: `Changelog of @mcm/${name}`,
      description: `What changed in @mcm/${name}, release by release, and what comes with the next.`,
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
  return `${next}${releases}`.trim() || 'Nothing has been released yet.'
}

/** What a changeset says about a package. */
function pendingChange(text: string, name: string): string[] {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? []
  const bump = new RegExp(`['"]@mcm/${name}['"]: (\\w+)`).exec(head)?.[1]
  return bump ? [`${body.trim()} *(${bump})*`] : []
}
