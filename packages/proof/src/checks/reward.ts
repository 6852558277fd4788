import { reporter, type Check } from '../check'
import type { BlockFacts } from '../facts'
import { amountOf } from '../operations'
import { blockReward } from '../reward'
import { burnTag } from '../rules'

/** The reward is what the schedule pays at this height; a pseudo-block's goes to the burn tag. */
export function checkReward({ block, index, kind, reward, subject, v3 }: BlockFacts): Check {
  const report = reporter('reward', subject)
  const due = kind === 'pseudo' && !v3 ? 0n : blockReward(index)
  const toBurn = kind === 'pseudo' && due > 0n
  const operation = reward?.operations[0]
  const id = reward?.transaction_identifier.hash
  if (operation && id !== block.block_identifier.hash) {
    return report.failed({
      expected: block.block_identifier.hash,
      actual: String(id),
      reason: 'The reward must bear the hash of its block; this one bears another.',
    })
  }
  const paid = operation ? amountOf(operation) : 0n
  const miner = operation?.account?.address ?? 'nobody'
  return report.compare({
    expected: toBurn ? `${due} nanoMCM to ${burnTag}` : `${due} nanoMCM`,
    actual: toBurn ? `${paid} nanoMCM to ${miner}` : `${paid} nanoMCM`,
    verified:
      due === 0n
        ? 'A block of this kind pays no reward.'
        : 'The reward is the one that the schedule of the chain pays at this height.',
    failed: 'The reward is not the one that the schedule of the chain pays at this height.',
  })
}
