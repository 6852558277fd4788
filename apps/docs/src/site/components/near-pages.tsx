import { Button } from '@mcm/ui/button'
import { IconSearch } from '@mcm/ui/icons'

/** What to do on a page that doesn't exist: the pages that its URL may mean, and the search. */
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
        <ul data-part="list" className="guesses" />
      </div>
    </div>
  )
}
