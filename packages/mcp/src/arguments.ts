import { type BlockSelector } from '@mcm/rosetta-client'
import { z } from 'zod'
import { ToolError } from './tool-error'

export const blockArgument = z
  .union([z.int().min(1), z.string()])
  .describe('Height, hash (0x and 64 hex digits), or "tip" for the latest block')

export const addressArgument = z.string().describe('Address in Base58 or hex')

export const transactionId = z.string().describe('Transaction ID: 0x and 64 hex digits')

export const limitArgument = (initial: number, max = 100) =>
  z.int().min(1).max(max).default(initial).describe('Maximum number of rows')

export const offsetArgument = z.int().min(0).default(0).describe('Number of rows to skip')

/**
 * Returns the selector of a block. Models also send a height as a string.
 *
 * @throws {ToolError} If the text isn't a height, a hash or "tip".
 */
export function readBlock(value: number | string): BlockSelector {
  if (typeof value === 'number') return { index: value }
  const text = value.trim().toLowerCase()
  if (text === 'tip') return 'tip'
  if (/^(0x)?[0-9a-f]{64}$/.test(text)) return { hash: text }
  const index = Number(text)
  if (/^\d+$/.test(text) && index > 0 && Number.isSafeInteger(index)) return { index }
  const shown = value.length > 80 ? `${value.slice(0, 79)}…` : value
  throw new ToolError(
    'invalid_argument',
    `block must be a height of at least 1, a hash of 64 hex digits, or "tip", got "${shown}"`,
  )
}
