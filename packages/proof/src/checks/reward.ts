import { reporter, type Check } from '../check'
import type { BlockContext } from '../block-context'
import { operationAmount } from '../operations'
import { blockReward } from '../reward'
import { burnTag } from '../rules'

/** Checks the reward against the schedule. A pseudo-block's reward must go to the burn tag. */
export function checkReward({ block, index, kind, reward, subject, v3 }: BlockContext): Check {
  const report = reporter('reward', subject)
  const due = kind === 'pseudo' && !v3 ? 0n : blockReward(index)
  const toBurn = kind === 'pseudo' && due > 0n
  const operation = reward?.operations[0]
  const id = reward?.transaction_identifier.hash
  if (operation && id !== block.block_identifier.hash) {
    return report.failed({
      expected: block.block_identifier.hash,
      actual: String(id),
      reason: "A reward's ID must be the block hash.",
    })
  }
  const paid = operation ? operationAmount(operation) : 0n
  const miner = operation?.account?.address ?? 'no one'
  return report.compare({
    expected: toBurn ? `${due} nanoMCM to ${burnTag}` : `${due} nanoMCM`,
    actual: toBurn ? `${paid} nanoMCM to ${miner}` : `${paid} nanoMCM`,
    verified:
      due === 0n
        ? 'Blocks of this kind pay no reward.'
        : 'The reward matches the schedule for this height.',
    failed: "The reward doesn't match the schedule for this height.",
  })
}
