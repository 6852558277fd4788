import { VerificationSeal } from '../../features/verification/mark/verification-seal'
import { summarize } from '../../features/verification/summary'
import type { VerificationState } from '../../features/verification/use-verification'
import type { ChainStatus } from '../../data/chain-status'
import { messages } from './messages'

interface BlockSealProps {
  verification: VerificationState
  standing: ChainStatus
}

/** What was checked of the block. Its work is as real when it lost: only one in the chain is sealed. */
export function BlockSeal({ verification, standing }: BlockSealProps) {
  const isVerified = summarize(verification, 'block').state === 'verified'
  return (
    <VerificationSeal
      about="block"
      verification={verification}
      {...(isVerified ? INSTEAD[standing] : {})}
    />
  )
}

const INSTEAD = {
  canonical: {},
  checking: { instead: { state: 'working', words: messages.checkingPlace } },
  orphaned: { instead: { state: 'unavailable', words: messages.notInChain } },
  unknown: { instead: { state: 'unavailable', words: messages.unknownPlace } },
} as const
