import { SkipLink } from '@mcm/ui/app-shell'
import { Article } from './article'
import type { Article as ArticleContent } from './article-tree'
import type { Assets } from './assets'
import { TryNowPanel } from './components/try-now-panel'
import { Head } from './head'
import { headingsOf } from './headings'
import { Header } from './header'
import { Outline } from './outline'
import { SearchDialog } from './search-dialog'
import { ServerPanel } from './server-panel'
import { Sidebar } from './sidebar'
import styles from './document.module.css'

interface DocumentProps {
  article: ArticleContent
  assets: Assets
}

/** Renders a complete HTML document that is readable without JavaScript. */
export function Document({ article: { page, html, tree }, assets }: DocumentProps) {
  const headings = headingsOf(tree)
  return (
    <html lang="en">
      <Head page={page} assets={assets} />
      <body>
        <SkipLink />
        <Header />
        <div
          className={styles['columns']}
          {...(html.includes('data-call=') && { 'data-wide': '' })}
        >
          <Sidebar current={page.slug} />
          <main id="content" className={styles['main']} tabIndex={-1}>
            <Article page={page} html={html} headings={headings} />
          </main>
          <Outline headings={headings} />
        </div>
        <SearchDialog />
        <ServerPanel />
        {html.includes('data-try') && <TryNowPanel />}
      </body>
    </html>
  )
}
