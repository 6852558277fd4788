import { packageNames } from './packages'
import { hrefOf, type Page } from './pages'
import { renderMarkdown } from './render-markdown'

/** A page that no person wrote. */
export interface GeneratedPage {
  page: Page
  article: string
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
    .map(({ slug, title, markdown }): GeneratedPage => ({
      page: {
        slug,
        group: 'Reference',
        name: title,
        title,
        description: `What ${title} exports: functions, types and errors, with their parameters.`,
        keywords: [title, 'reference', 'API'],
        related: ['packages', 'libraries'],
      },
      article: renderMarkdown(markdown),
    }))
  return withTrueAnchors(rendered)
}

/**
 * TypeDoc counts names of members when it numbers its anchors, where we count headings. A link to a
 * number that no heading has means the heading without one.
 */
function withTrueAnchors(generated: readonly GeneratedPage[]): GeneratedPage[] {
  const ids = new Map(
    generated.map(({ page, article }) => [
      hrefOf(page.slug),
      new Set([...article.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  )
  return generated.map(({ page, article }) => ({
    page,
    article: article.replace(
      /href="([^"#]*)#([^"]+?)(-\d+)"/g,
      (whole, path: string, name: string, number: string) => {
        const known = ids.get(path || hrefOf(page.slug))
        const numbered = known?.has(name + number) ?? true
        return numbered || !known?.has(name) ? whole : `href="${path}#${name}"`
      },
    ),
  }))
}

/** The history of each package, with what waits for its next release. */
export function changelogPages(): GeneratedPage[] {
  return packageNames.map((name) => ({
    page: {
      slug: `changelog/${name}`,
      group: 'Reference',
      name: `@mcm/${name} changelog`,
      title: `Changelog of @mcm/${name}`,
      description: `What changed in @mcm/${name}, release by release, and what comes with the next.`,
      keywords: [`@mcm/${name}`, 'changelog', 'releases'],
      related: ['changelog', 'libraries'],
    },
    article: renderMarkdown(historyOf(name)),
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
