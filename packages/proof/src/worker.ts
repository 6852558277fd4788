/**
 * The worker code for verification, for browsers and Node. Import this module in a worker file for its
 * side effect, and pass the worker to `createVerifier`.
 *
 * @module
 */
import { serveVerification, type ServingPort } from './serve'

serveVerification(ownPort())

/** The globals of Node, which give a Node worker access to its port. */
interface NodeScope {
  process?: {
    getBuiltinModule?: (id: string) => { parentPort: (ServingPort & { start(): void }) | null }
  }
}

/**
 * Returns the port that receives requests. This is the parent port in Node and the global scope in a
 * browser.
 */
function ownPort(): ServingPort {
  const { process } = globalThis as NodeScope
  // The module isn't imported, so that bundlers for browsers don't find an import of a Node module here.
  const port = process?.getBuiltinModule?.('node:worker_threads').parentPort
  port?.start()
  return port ?? globalThis
}
