import { Button } from '@mcm/ui/button'
import { IconSearch } from '@mcm/ui/icons'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import styles from './search-dialog.module.css'

/**
 * Shows the search dialog, which opens with the header's button, `/` or Ctrl-K. The script adds the
 * results.
 */
export function SearchDialog() {
  return (
    <dialog className={styles['dialog']} aria-label="Search the docs" data-search>
      <div className={styles['field']}>
        <IconSearch />
        <input
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded="false"
          aria-controls="search-results"
          aria-autocomplete="list"
          placeholder="Search the docs"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          data-part="query"
        />
        <form method="dialog">
          <button type="submit" className={styles['close']}>
            <span data-keys>
              Esc<VisuallyHidden>: close search</VisuallyHidden>
            </span>
            <span data-touch>
              Close<VisuallyHidden> search</VisuallyHidden>
            </span>
          </button>
        </form>
      </div>
      <div className={styles['recent']} data-part="recent" hidden>
        <span>Recent searches</span>
        <Button size="small" variant="quiet">
          Clear
        </Button>
      </div>
      <div
        id="search-results"
        role="listbox"
        aria-label="Results"
        className={styles['results']}
        data-part="results"
      />
      <p role="status" className={styles['status']} data-part="status" />
      <template data-part="result-option">
        <a
          href="/docs"
          role="option"
          aria-selected="false"
          tabIndex={-1}
          className={styles['result']}
        >
          <span className={styles['where']} data-cell="where" />
          <strong data-cell="title">Result</strong>
          <span className={styles['text']} data-cell="text" />
        </a>
      </template>
      <template data-part="recent-option">
        <div role="option" aria-selected="false" className={styles['result']}>
          <span data-cell="query">Query</span>
        </div>
      </template>
    </dialog>
  )
}
