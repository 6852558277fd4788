import { IconArrowRight, IconChevronDown } from '@mcm/ui/icons'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { editBase, issueBase } from '../config/config'
import { MENU_ID } from './header'
import type { Heading } from './headings'
import { lastChangeOf } from './last-changes'
import { Contents } from './outline'
import { hrefOf, markdownPath, neighbors, pageOf, pages, pathOf, type Page } from './pages'
import styles from './article.module.css'

interface ArticleProps {
  page: Page
  html: string
  headings: readonly Heading[]
}

/** Shows a page's header, content, and footer with related pages. */
export function Article({ page, html, headings }: ArticleProps) {
  const { previous, next } = neighbors(page.slug)
  const isWritten = pages.includes(page)
  // A page with this section needs no second list of what to read next, nor a link it has, except for the
  // first page, whose foot would lead nowhere.
  const [, nextSteps] = html.split('id="next-steps"')
  const isListed = next && previous && nextSteps?.includes(`href="${hrefOf(next.slug)}"`)
  const following = isListed ? undefined : next
  const changed = isWritten ? lastChangeOf(`${pathOf(page)}.mdx`) : undefined
  return (
    <>
      <article data-article>
        <header className={styles['top']}>
          {page.slug !== '404' && <Place page={page} />}
          <h1>{page.title}</h1>
          <p className={styles['lead']}>{page.description}</p>
        </header>
        <Contents headings={headings} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <footer className={styles['bottom']}>
        {page.slug === '404' && <h2 className={styles['start']}>Start here</h2>}
        {nextSteps === undefined && (
          <ul className={styles['cards']} aria-label="Related pages">
            {page.related.map((slug) => {
              const related = pageOf(slug)
              return (
                <li key={slug}>
                  <a className={styles['card']} href={hrefOf(slug)}>
                    <strong>
                      {related.name} <IconArrowRight />
                    </strong>
                    <span>{related.description}</span>
                  </a>
                </li>
              )
            })}
          </ul>
        )}
        {page.slug !== '404' && (previous ?? following) && (
          <nav className={styles['steps']} aria-label="Previous and next page">
            {previous && (
              <a rel="prev" href={hrefOf(previous.slug)}>
                <span>Previous</span>
                {previous.name}
              </a>
            )}
            {following && (
              <a rel="next" href={hrefOf(following.slug)}>
                <span>Next</span>
                {following.name}
              </a>
            )}
          </nav>
        )}
        {page.slug !== '404' && (
          <p className={styles['meta']}>
            <span>
              Was this page helpful? <a href={feedbackUrl(page)}>Tell us what’s missing</a>
            </span>
            {isWritten && <a href={`${editBase}${pathOf(page)}.mdx`}>Edit this page</a>}
            <a href={markdownPath(page.slug)}>Read as Markdown</a>
            {changed && (
              <span>
                Last changed on <time dateTime={changed}>{formatDate(changed)}</time>
              </span>
            )}
          </p>
        )}
      </footer>
    </>
  )
}

/** Shows where a page is. On phones, its section opens the menu, because the pages aren't beside the text. */
function Place({ page: { slug, section } }: { page: Page }) {
  return (
    <nav className={styles['place']} aria-label="Breadcrumb">
      {slug === '' ? <span>Docs</span> : <a href={hrefOf('')}>Docs</a>}
      <span className={styles['section']}>{section}</span>
      <button type="button" popoverTarget={MENU_ID} className={styles['pages']}>
        {section}
        <VisuallyHidden> (all pages)</VisuallyHidden>
        <IconChevronDown size={12} />
      </button>
    </nav>
  )
}

/** Returns the URL of a new issue about a page. */
function feedbackUrl(page: Page): string {
  const query = new URLSearchParams({
    title: `Docs: ${page.title}`,
    body: `Page: ${hrefOf(page.slug)}\n\nWhat I was looking for:\n`,
  })
  return `${issueBase}?${query}`
}

/** Returns a date such as "November 22, 2026". */
function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
