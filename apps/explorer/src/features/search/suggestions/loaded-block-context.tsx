import { RelativeTime } from '@mcm/ui/relative-time'
import { useQueryClient } from '@tanstack/react-query'
import { haikuLines } from '../../../data/block-facts'
import { loadedBlocks } from '../../../data/loaded-transactions'
import { useEndpoint } from '../../endpoint/endpoint-store'
import styles from './suggestion.module.css'

/** The first line of a block's verse and the block's age, if it is loaded. Makes no request. */
export function LoadedBlockContext({ height }: { height: number }) {
  const queries = useQueryClient()
  const block = loadedBlocks(queries, useEndpoint()).find(
    ({ block_identifier: { index } }) => index === height,
  )
  if (!block) return null
  const [line] = haikuLines(block.metadata.haiku)
  return (
    <>
      {line !== undefined && <span className={styles['verse']}>{line} </span>}
      <span className={styles['age']}>
        <RelativeTime time={block.timestamp} />
      </span>
    </>
  )
}
