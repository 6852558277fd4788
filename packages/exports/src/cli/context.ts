import { toBase58 } from '@mcm/address'
import {
  isApiError,
  RosettaErrorCode,
  type BlockIdentifier,
  type RosettaClient,
} from '@mcm/rosetta-client'
import type { Writable } from 'node:stream'
import type { CsvOptions } from '../csv'
import type { AddressFormat } from '../rich-list'
import type { Settings } from './arguments'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import type { LockOptions } from './lock'
import type { Progress } from './progress'

/** What a command works with. */
export interface Context {
  client: RosettaClient
  settings: Settings
  signal: AbortSignal
  /** Shows how far it is, in items of this name. */
  progress: (unit: string) => Progress
  /** Tells the person something meanwhile. */
  say: (line: string) => void
  stdout: Writable
}

/** What a command ends with. */
export interface Outcome {
  exitCode: ExitCode
  /** For standard error: what was written, and where. */
  message: string
}

/** What every exporter gets from the settings. */
export function exportOptions({ settings, signal }: Context): CsvOptions & AddressFormat {
  return {
    signal,
    bom: settings.bom,
    formatAddress: settings.addresses === 'base58' ? toBase58 : undefined,
  }
}

/** How a file is locked. */
export function lockOptions({ signal, say }: Context): LockOptions {
  return { signal, say }
}

/** What to say when an endpoint has no tip. */
export function nodeIsDown({ client }: Context): ExitError {
  return new ExitError(
    ExitCode.Endpoint,
    `${client.endpoint} has no tip: its node isn't responding. Try again later, or use another endpoint.`,
  )
}

/**
 * The tip, when the endpoint says that something does not exist: it says the same when the node
 * behind it is down, and then it has no tip either.
 *
 * @throws {ExitError} When that node is down.
 */
export async function tipOf(context: Context): Promise<BlockIdentifier> {
  const { client, signal } = context
  const asked = client.block.get('tip', { signal })
  const { block } = await orWhenMissing(asked, RosettaErrorCode.BlockNotFound, async () => {
    throw nodeIsDown(context)
  })
  return block.block_identifier
}

/** The value, or what `otherwise` gives when the endpoint says that there is none. */
export async function orWhenMissing<Value>(
  asked: Promise<Value>,
  code: RosettaErrorCode,
  otherwise: () => Promise<Value>,
): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (isApiError(error, code)) return otherwise()
    throw error
  }
}
