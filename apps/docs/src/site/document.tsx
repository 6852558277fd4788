import { SkipLink } from '@mcm/ui/app-shell'
import { Article } from './article'
import type { Assets } from './assets'
import { TryNowPanel } from './components/try-now-panel'
import { Head } from './head'
import type { Heading } from './headings'
import { Header } from './header'
import { Outline } from './outline'
import type { Page } from './pages'
import { SearchDialog } from './search-dialog'
import { Sidebar } from './sidebar'
import styles from './document.module.css'

interface DocumentProps {
  page: Page
  /** The page's own content, rendered. */
  article: string
  headings: readonly Heading[]
  assets: Assets
}

/** A whole page: everything is here in the markup, the script only brings parts of it to life. */
export function Document({ page, article, headings, assets }: DocumentProps) {
  return (
    <html lang="en">
      <Head page={page} assets={assets} />
      <body>
        <SkipLink />
        <Header />
        <div className={styles['columns']}>
          <Sidebar current={page.slug} />
          <main id="content" className={styles['main']} tabIndex={-1}>
            <Article page={page} html={article} />
          </main>
          <Outline headings={headings} />
        </div>
        <SearchDialog />
        {article.includes('data-try') && <TryNowPanel />}
      </body>
    </html>
  )
}
