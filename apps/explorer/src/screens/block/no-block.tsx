import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { BlockFailure, InvalidBlockId } from './block-failure'
import { NotMined } from './not-mined'

interface NoBlockProps {
  id: string
  /** Null where nobody was asked, because the id can name no block. */
  error: Error | null
  onRetry: () => void
}

/** Why there is no block to show. */
export default function NoBlock({ id, error, onRetry }: NoBlockProps) {
  if (!error) return <InvalidBlockId id={id} />
  const isHeight = /^\d+$/.test(id)
  return isHeight && isApiError(error, RosettaErrorCode.BlockNotFound) ? (
    <NotMined height={Number(id)} error={error} onRetry={onRetry} />
  ) : (
    <BlockFailure id={id} error={error} onRetry={onRetry} />
  )
}
