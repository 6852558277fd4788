export { blockHash } from './block-hash'
export type { Block, BlockIdentifier, Operation, Transaction } from './block'
export { nextDifficulty } from './difficulty'
export { ProofInputError } from './errors'
export { dictionary } from './haiku-dictionary'
export { frames, isNonceGrammatical, matchFrame } from './haiku-grammar'
export { expandHaiku, type Haiku } from './haiku'
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
export { peachHash, workLength } from './peach'
export { blockReward, supplyCap } from './reward'
export {
  blockKind,
  burnTag,
  exemptBlock,
  fastBlockSeconds,
  firstV3Block,
  lastTriggBlock,
  maximumTransactions,
  minimumFee,
  neogenesisInterval,
  pseudoBlockSeconds,
  slowBlockSeconds,
  type BlockKind,
} from './rules'
export { blockTrailer, decodeTrailer, encodeTrailer, trailerLength, type Trailer } from './trailer'
export { checkWork, leadingZeroBits, triggHash, type Work } from './work'
