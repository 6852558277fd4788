import { RelativeTime } from '@mcm/ui/relative-time'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { haikuLines } from '../../../data/block-facts'
import { keys } from '../../../data/keys'
import { loadedBlocks } from '../../../data/loaded-transactions'
import { blockByHeightQuery } from '../../../data/queries'
import { useEndpoint } from '../../endpoint/endpoint-store'
import styles from './suggestion.module.css'
import { verseLine } from './verse-line'

/** A block's verse and age, once the page has loaded it. Makes no request. */
export function LoadedBlockContext({ height }: { height: number }) {
  const queries = useQueryClient()
  const endpoint = useEndpoint()
  const { data } = useQuery({ ...blockByHeightQuery(endpoint, height), enabled: false })
  // Home loads its blocks by hash: this renders again when one of them arrives.
  useIsFetching({ queryKey: keys.blocksByHash(endpoint) })
  const block =
    data ??
    loadedBlocks(queries, endpoint).find(({ block_identifier: { index } }) => index === height)
  if (!block) return null
  const verse = verseLine(haikuLines(block.metadata.haiku))
  return (
    <>
      {verse !== '' && <span className={styles['verse']}>{verse} </span>}
      <span className={styles['age']}>
        <RelativeTime time={block.timestamp} />
      </span>
    </>
  )
}
