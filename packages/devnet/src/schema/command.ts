import * as v from 'valibot'
import type { Command, MineOptions, Payment, ReorgOptions, Scenario } from '../command'
import { faultsSchema } from './faults'
import { integer, object, range, text, truth, type Schema } from './read'

/**
 * Maximum depth of a reorg. It is slightly less than the number of blocks that can be undone, to
 * allow for neogenesis blocks.
 */
const maxDepth = 60
/** Maximum number of blocks in a new branch, all of which are added together. */
const maxLength = 100
/** Maximum number of blocks or transactions per command. */
const maxCount = 10_000
const maxSeconds = 1_000_000

export const count = integer(0, maxCount)
export const seconds = range(0, maxSeconds)

export const hexSchema = v.pipe(
  v.string('must be hex'),
  v.regex(/^(?:0x)?(?:[\da-f]{2})+$/i, 'must be hex'),
)

const paymentFields = { to: text, memo: v.optional(text) }

export const payment: Schema<Payment> = object({
  ...paymentFields,
  amount: v.bigint('must be a bigint in nanoMCM'),
}) as Schema<Payment>

export const mineOptions = object({ pseudo: v.optional(truth) }) as Schema<MineOptions>

export const reorg = object({
  depth: v.optional(integer(1, maxDepth)),
  length: v.optional(integer(1, maxLength)),
  pseudo: v.optional(truth),
  keepTransactions: v.optional(truth),
}) as Schema<ReorgOptions>

const digits = 'must be a decimal string in nanoMCM'
const minedBlocks = object({ blocks: count, pseudo: v.optional(truth) })

const stepFields = {
  reset: v.optional(truth),
  faults: v.optional(v.nullable(faultsSchema)),
  simulate: v.optional(count),
  pay: v.optional(
    object({ ...paymentFields, amount: v.pipe(v.string(digits), v.regex(/^\d+$/, digits)) }),
  ),
  submit: v.optional(hexSchema),
  reorg: v.optional(reorg),
  mine: v.optional(v.lazy((given) => (typeof given === 'object' ? minedBlocks : count))),
  advance: v.optional(seconds),
  loadRichList: v.optional(truth),
}

const aDay = 86_400
const list = 'must be a list of steps'

export const scenario = object({
  name: text,
  about: text,
  steps: v.array(object({ after: range(0, aDay, 'seconds'), ...stepFields }), list),
  repeat: v.optional(truth),
}) as Schema<Scenario>

export const command = object({
  ...stepFields,
  scenario: v.optional(
    v.nullable(v.lazy((given) => (typeof given === 'string' ? text : scenario))),
  ),
}) as Schema<Command>
