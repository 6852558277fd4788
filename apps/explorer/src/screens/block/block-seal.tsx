import type { ChainStatus } from '@mcm/react/query'
import { VerificationSeal } from '../../features/verification/mark/verification-seal'
import { summarize } from '../../features/verification/summary'
import type { VerificationState } from '../../features/verification/use-verification'
import { messages } from './messages'

interface BlockSealProps {
  verification: VerificationState
  chainStatus: ChainStatus
}

/**
 * The verification result of a block. The work of an orphaned block is valid too, so only a block
 * in the chain gets the seal.
 */
export function BlockSeal({ verification, chainStatus }: BlockSealProps) {
  const isVerified = summarize(verification, 'block').state === 'verified'
  return (
    <VerificationSeal
      about="block"
      verification={verification}
      {...(isVerified ? INSTEAD[chainStatus] : {})}
    />
  )
}

const INSTEAD = {
  canonical: {},
  checking: { instead: { state: 'working', words: messages.checkingPlace } },
  orphaned: { instead: { state: 'split', words: messages.notInChain } },
  unknown: { instead: { state: 'unavailable', words: messages.unknownPlace } },
} as const
