import { parseAddress } from '@mcm/address'
import { validateMemo } from '@mcm/address/transaction'
import { parseMcm } from '@mcm/rosetta-client/amount'
import type { PaymentDraft } from './steps'

/** The fields of a payment, in the order of the page. */
export const draftFields = ['destination', 'amount', 'memo'] as const

export type DraftField = (typeof draftFields)[number]

/** A payment, or what is wrong with each of its fields. */
interface ParsedDraft {
  draft?: PaymentDraft
  problems: Partial<Record<DraftField, string>>
}

/** Reads a payment from the typed texts. */
export function parseDraft(textOf: (field: DraftField) => string): ParsedDraft {
  const problems: ParsedDraft['problems'] = {}
  const read = <T>(field: DraftField, parse: (text: string) => T): T | undefined => {
    try {
      return parse(textOf(field).trim())
    } catch (error) {
      problems[field] = error instanceof Error ? error.message : String(error)
      return undefined
    }
  }
  const destination = read('destination', (text) => parseAddress(text).hex)
  const amount = read('amount', parseAmount)
  const memo = read('memo', checkMemo)
  if (destination === undefined || amount === undefined || memo === undefined) return { problems }
  return { draft: { destination, amount, memo }, problems }
}

function parseAmount(text: string): bigint {
  const amount = parseMcm(text)
  if (amount <= 0n) throw new Error('The amount must be greater than 0')
  return amount
}

function checkMemo(memo: string): string {
  const problem = validateMemo(memo)
  if (problem) throw new Error(problem.message)
  return memo
}
