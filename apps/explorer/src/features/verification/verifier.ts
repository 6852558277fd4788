import { createVerifier } from '@mcm/proof/verifier'

/** Checks blocks and transactions in a worker, which starts with the first question. */
export const verifier = createVerifier(
  () => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' }),
)
