import { IconArrowRight } from '@mcm/ui/icons'
import { editBase, issueBase } from '../config/config'
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
          {page.slug !== '404' && <p className={styles['group']}>{page.section}</p>}
          <h1>{page.title}</h1>
          <p className={styles['lead']}>{page.description}</p>
        </header>
        <Contents headings={headings} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <footer className={styles['bottom']}>
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
