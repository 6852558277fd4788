import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import type { RefObject } from 'react'
import { BlockFailure, InvalidBlockId } from './block-failure'
import { NotMined } from './not-mined'

interface NoBlockProps {
  id: string
  /** Null where nobody was asked, because the id can name no block. */
  error: Error | null
  onRetry: () => void
  /** The tip at which a block that is on its way was last asked for again. */
  askedAt: RefObject<number | undefined>
}

/** Why there is no block to show. */
export function NoBlock({ id, error, onRetry, askedAt }: NoBlockProps) {
  if (!error) return <InvalidBlockId id={id} />
  const isHeight = /^\d+$/.test(id)
  return isHeight && isApiError(error, RosettaErrorCode.BlockNotFound) ? (
    <NotMined height={Number(id)} error={error} onRetry={onRetry} askedAt={askedAt} />
  ) : (
    <BlockFailure id={id} error={error} onRetry={onRetry} />
  )
}
