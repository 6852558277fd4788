import { Button } from '@mcm/ui/button'
import { formatCount } from '@mcm/ui/amount'
import { Row } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { useSearchParams } from 'react-router-dom'

const PAGE_SIZE = 100

/**
 * Returns the rows of the page that is in the URL (`?page=2`), so that Back and shared links
 * restore it.
 */
export function usePages<T>(all: readonly T[]) {
  const [params, setParams] = useSearchParams()
  const count = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const wanted = Number(params.get('page') ?? 1)
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), count) : 1
  const turnTo = (next: number) =>
    setParams(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true })
  return {
    rows: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    count,
    total: all.length,
    turnTo,
  }
}

interface PageTurnerProps {
  page: number
  count: number
  total: number
  turnTo: (page: number) => void
}

/** Controls for stepping through the pages. They are hidden if everything fits on one page. */
export function PageTurner({ page, count, total, turnTo }: PageTurnerProps) {
  if (count === 1) return null
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, total)
  return (
    <Row gap={4} align="center">
      <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
        Previous page
      </Button>
      <Text size={13} tone="soft" role="status">
        {formatCount(first)} to {formatCount(last)} of {formatCount(total)}
      </Text>
      <Button disabled={page === count} onClick={() => turnTo(page + 1)}>
        Next page
      </Button>
    </Row>
  )
}
