import { formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Row, Stack } from '@mcm/ui/layout'
import { Progress } from '@mcm/ui/progress'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import styles from '../rich-list.module.css'
import { SEARCH_LIMIT } from './search-state'
import type { RichList } from '../accounts/use-rich-list'

interface SearchOutcomeProps {
  text: string
  list: Pick<RichList, 'search' | 'accounts' | 'newest' | 'fetchNextPage'>
  /** Returns to the whole list. */
  onClear: () => void
}

/** The progress or the result of a search. */
export default function SearchOutcome({ text, list, onClear }: SearchOutcomeProps) {
  const { search, accounts, newest } = list
  const words = messages.search
  if (search.state === 'idle') return null
  const max = Math.min(SEARCH_LIMIT, newest?.total ?? SEARCH_LIMIT)
  return (
    <Stack gap={3} className={styles['outcome']}>
      {search.state === 'searching' && (
        <>
          <Progress
            label={words.searching}
            value={accounts.length}
            max={max}
            note={words.progress(formatCount(accounts.length), formatCount(max))}
          />
          <Row>
            <Button size="small" onClick={search.cancel}>
              {words.cancel}
            </Button>
          </Row>
        </>
      )}
      <Row gap={4} align="center">
        <Text as="div" role="status">
          {outcomeText(text, list)}
        </Text>
        {search.state === 'failed' && (
          <Button size="small" onClick={() => void list.fetchNextPage()}>
            {words.tryAgain}
          </Button>
        )}
        {(search.state === 'found' || search.state === 'canceled') && search.canContinue && (
          <Button size="small" onClick={search.findMore}>
            {words.findMore}
          </Button>
        )}
        {search.state !== 'searching' && (
          <Button size="small" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function outcomeText(text: string, { search, accounts }: SearchOutcomeProps['list']) {
  const words = messages.search
  switch (search.state) {
    case 'idle':
    case 'searching':
      return null
    case 'found':
      return words.found(search.matches.length, text)
    case 'not-found':
      return words.notFound(text)
    case 'canceled':
      return words.canceled(formatCount(accounts.length))
    case 'failed':
      return messages.moreFailed
  }
}
