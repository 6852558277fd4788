import { createVerifier } from '@mcm/proof/verifier'

/** Verifies blocks and transactions in a worker, which is started on first use. */
export const verifier = createVerifier(
  () => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' }),
)
