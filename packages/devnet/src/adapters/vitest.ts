/**
 * A devnet for Vitest: one chain for each worker, which is new for each test.
 *
 * @module
 */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Devnet } from '../api'
import { startDevnet, type RunningDevnet, type StartOptions } from '../start'

/**
 * Options of {@link useDevnet}.
 *
 * @example
 * ```ts
 * import type { UseDevnetOptions } from '@mcm/devnet/vitest'
 *
 * export const options: UseDevnetOptions = {
 *   blocks: 32,
 *   setup: (devnet) => void devnet.pay({ to: devnet.chain.busiest, amount: 5n }),
 * }
 * ```
 */
export interface UseDevnetOptions extends Omit<StartOptions, 'port'> {
  /** Called before each test, after the reset, for example to fund an account. */
  readonly setup?: (devnet: Devnet) => void | Promise<void>
}

/**
 * The devnet of a suite. Its properties are available in hooks and tests, not while tests are defined.
 *
 * @example
 * ```ts
 * import { createRosettaClient } from '@mcm/rosetta-client'
 * import type { TestDevnet } from '@mcm/devnet/vitest'
 *
 * export const clientOf = ({ url }: TestDevnet) => createRosettaClient({ baseUrl: url })
 * ```
 */
export type TestDevnet = Pick<RunningDevnet, 'url' | 'devnet' | 'restart' | 'status'>

/**
 * Gives the tests of a file or of a `describe` block a devnet on a free port. It is started once, has a
 * manual clock by default, and is reset before each test. Each worker of Vitest has its own, so that
 * files can run in parallel; tests of one file mustn't run concurrently.
 *
 * @example
 * ```ts
 * import { expect, test } from 'vitest'
 * import { useDevnet } from '@mcm/devnet/vitest'
 *
 * export function suite(): void {
 *   const chain = useDevnet({ blocks: 32, accounts: 100 })
 *
 *   test('lists networks', async () => {
 *     const response = await fetch(`${chain.url}/network/list`, { method: 'POST' })
 *     expect(response.status).toBe(200)
 *   })
 * }
 * ```
 */
export function useDevnet({ setup, ...options }: UseDevnetOptions = {}): TestDevnet {
  let running: RunningDevnet | undefined
  const current = (): RunningDevnet => {
    if (running) return running
    throw new Error('The devnet is available only in tests and hooks')
  }

  beforeAll(async () => {
    running = await startDevnet({ clock: 'manual', ...options, port: 0 })
  })
  beforeEach(async () => {
    const { devnet } = current()
    devnet.reset()
    await setup?.(devnet)
  })
  afterAll(async () => {
    await running?.close()
    running = undefined
  })

  return {
    get url() {
      return current().url
    },
    get devnet() {
      return current().devnet
    },
    get status() {
      return current().status
    },
    restart: () => current().restart(),
  }
}
