import { IconArrowRight } from '@mcm/ui/icons'
import { editBase } from '../config/config'
import { hrefOf, neighbors, pageOf, pages, pathOf, type Page } from './pages'
import styles from './article.module.css'

/** Shows a page's header, content, and footer with related pages. */
export function Article({ page, html }: { page: Page; html: string }) {
  const { previous, next } = neighbors(page.slug)
  const isWritten = pages.includes(page)
  return (
    <>
      <article className={styles['article']} data-article>
        <header className={styles['top']}>
          {page.slug !== '404' && <p className={styles['group']}>{page.section}</p>}
          <h1>{page.title}</h1>
          <p className={styles['lead']}>{page.description}</p>
        </header>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <footer className={styles['bottom']}>
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
        {page.slug !== '404' && (
          <nav className={styles['steps']} aria-label="Previous and next page">
            {previous && (
              <a rel="prev" href={hrefOf(previous.slug)}>
                <span>Previous</span>
                {previous.name}
              </a>
            )}
            {next && (
              <a rel="next" href={hrefOf(next.slug)}>
                <span>Next</span>
                {next.name}
              </a>
            )}
          </nav>
        )}
        {page.slug !== '404' && (
          <p className={styles['meta']}>
            {isWritten && <a href={`${editBase}${pathOf(page)}.mdx`}>Edit this page</a>}
            <a href={`/docs/${pathOf(page)}.md`}>Read as Markdown</a>
          </p>
        )}
      </footer>
    </>
  )
}
