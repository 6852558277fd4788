/**
 * Verifies data from a Mochimo endpoint. All functions are pure: they take API responses and make no
 * requests. They run in browsers, workers and Node.
 *
 * In the examples, `block` is mainnet block 1078535 as returned by /block.
 *
 * @module
 */
export { checkAddress } from './address'
export { blockHash } from './block-hash'
export {
  checkTitles,
  verdict,
  type Check,
  type CheckId,
  type ComparedCheck,
  type Outcome,
  type UncheckableCheck,
  type Verdict,
} from './check'
export { checkConservation } from './conservation'
export { nextDifficulty } from './difficulty'
export { ProofInputError } from './errors'
export { findStart, type BlockInput } from './block-context'
export { expandHaiku, type Haiku } from './haiku'
export { dictionary } from './haiku-dictionary'
export { frames, isNonceGrammatical, matchFrame } from './haiku-grammar'
export {
  checkMembership,
  membershipProof,
  verifyMembership,
  type MembershipProof,
} from './membership'
export {
  merkleLeaves,
  merkleProof,
  merkleProofRoot,
  merkleRoot,
  merkleTreeRoot,
  rewardLeaf,
  type MerkleStep,
} from './merkle'
export { generateNonce } from './nonce'
export { peachHash, tracePeach, workLength, type PeachTile, type PeachTrace } from './peach'
export { blockReward, supplyCap } from './reward'
export {
  blockKind,
  burnTag,
  exemptBlock,
  fastBlockSeconds,
  firstV3Block,
  lastTriggBlock,
  maximumTransactions,
  neogenesisInterval,
  pseudoBlockSeconds,
  slowBlockSeconds,
  type BlockKind,
} from './rules'
export { verifyRichList, type RichListInput } from './supply'
export { blockTrailer, decodeTrailer, encodeTrailer, trailerLength, type Trailer } from './trailer'
export { traceWork, type WorkTrace } from './trace-work'
export { checkTransactionBytes } from './transaction-bytes'
export {
  blockCheckIds,
  verifyBlock,
  verifyBlocks,
  type BlockCheckId,
  type BlockReport,
} from './verify-block'
export { verifyTransaction, type TransactionInput } from './verify-transaction'
export { checkWork, leadingZeroBits, triggHash, type Work } from './work'
