import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import type { RefObject } from 'react'
import { BlockFailure, InvalidBlockId } from './block-failure'
import { NotMined } from './not-mined'

interface NoBlockProps {
  id: string
  /** The error of the request, or null if no request was made because the id is invalid. */
  error: Error | null
  onRetry: () => void
  /** The tip at which the page last looked for an upcoming block. */
  lookedAt: RefObject<number | undefined>
}

/** The page that explains why there is no block to show. */
export function NoBlock({ id, error, onRetry, lookedAt }: NoBlockProps) {
  if (!error) return <InvalidBlockId id={id} />
  const isHeight = /^\d+$/.test(id)
  return isHeight && isApiError(error, RosettaErrorCode.BlockNotFound) ? (
    <NotMined height={Number(id)} error={error} onRetry={onRetry} lookedAt={lookedAt} />
  ) : (
    <BlockFailure id={id} error={error} onRetry={onRetry} />
  )
}
