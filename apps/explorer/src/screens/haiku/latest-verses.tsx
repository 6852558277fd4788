import { Section } from '@mcm/ui/layout'
import { useQueries, useQuery } from '@tanstack/react-query'
import { blockFacts } from '../../data/block-facts'
import { blockByHeightQuery, statusQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import styles from './haiku.module.css'
import { messages } from './messages'
import { VerseList } from './verse-list'

/** Number of blocks that are loaded on a site without a data set. */
const BLOCKS = 12

/** The verses of the endpoint's latest blocks. */
export function LatestVerses() {
  const endpoint = useEndpoint()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const tip = status.data?.current_block_identifier.index ?? 0
  const heights = Array.from({ length: BLOCKS }, (_, at) => tip - at).filter((one) => one > 0)
  const results = useQueries({
    queries: heights.map((height) => blockByHeightQuery(endpoint, height, 'visible')),
  })
  const verses = results.flatMap(({ data: block }) => {
    const lines = block ? blockFacts(block).haiku : []
    return block && lines.length > 0
      ? [{ height: block.block_identifier.index, time: block.timestamp, lines }]
      : []
  })
  const failure = status.error ?? results.find(({ error }) => error !== null)?.error
  if (failure && verses.length === 0) {
    return (
      <FailurePanel
        title={messages.failed}
        error={failure}
        onRetry={() => {
          void status.refetch()
          for (const result of results) if (result.isError) void result.refetch()
        }}
      />
    )
  }
  const isLoading = status.data === undefined || results.some((result) => result.isLoading)
  return (
    <Section title={messages.latest}>
      <div className={verses.length === 0 ? styles['waiting'] : undefined} aria-busy={isLoading}>
        <VerseList verses={verses} />
      </div>
    </Section>
  )
}
