import { Button } from '@mcm/ui/button'
import { IconArrowRight, IconSearch } from '@mcm/ui/icons'
import styles from '../article.module.css'

/** What to do on a page that doesn't exist: the search, and the pages that its URL may mean. */
export function NearPages() {
  return (
    <div data-island="near-pages" className="near">
      <p>
        <Button data-search-open aria-haspopup="dialog" icon={<IconSearch size={14} />}>
          Search the docs
        </Button>
      </p>
      <div data-part="guess" hidden>
        <p>
          Instead of <code data-part="path" />, did you mean:
        </p>
        <nav data-part="list" aria-label="Similar pages" className={styles['cards']} />
        <template data-part="row">
          <div>
            <a href="/docs" className={styles['card']}>
              <strong>
                <span data-part="title" />
                <IconArrowRight />
              </strong>{' '}
              <span data-part="about" />
            </a>
          </div>
        </template>
      </div>
    </div>
  )
}
