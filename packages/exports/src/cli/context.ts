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

/** The context of a command. */
export interface Context {
  client: RosettaClient
  settings: Settings
  signal: AbortSignal
  /**
   * Creates a progress display. `unit` is the name of the items that it counts. `showRate` adds how
   * many are done per second.
   */
  progress: (unit: string, showRate?: boolean) => Progress
  /** Prints a message during the run. */
  say: (line: string) => void
  stdout: Writable
  /** The module of the command's threads. Without one, everything runs in this thread. */
  worker: URL | undefined
}

/** The result of a command. */
export interface Outcome {
  exitCode: ExitCode
  /** Message for standard error that states what was written, and where. */
  message: string
}

/** Returns the options that every exporter gets from the settings. */
export function exportOptions({ settings, signal }: Context): CsvOptions & AddressFormat {
  return {
    signal,
    bom: settings.bom,
    formatAddress: settings.addresses === 'base58' ? toBase58 : undefined,
  }
}

/** Returns the options for locking a file. */
export function lockOptions({ signal, say }: Context): LockOptions {
  return { signal, say }
}

/** Returns the message for an endpoint without a tip. */
export function nodeIsDown({ client }: Context): ExitError {
  return new ExitError(
    ExitCode.Endpoint,
    `${client.endpoint} has no tip: its node isn't responding. Try again later, or use another endpoint.`,
  )
}

/**
 * Returns the tip. This function is called when the endpoint reports that something doesn't exist,
 * because the endpoint reports the same when its node is down. In that case it has no tip either.
 *
 * @throws {ExitError} If the node is down.
 */
export async function tipOf(context: Context): Promise<BlockIdentifier> {
  const { client, signal } = context
  const asked = client.block.get('tip', { signal })
  const { block } = await orWhenMissing(asked, RosettaErrorCode.BlockNotFound, async () => {
    throw nodeIsDown(context)
  })
  return block.block_identifier
}

/** Returns the value, or the result of `otherwise` if the endpoint reports that it doesn't exist. */
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
