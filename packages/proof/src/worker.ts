/**
 * Worker for verification, in browsers and Node. Import this module in a worker file for its side
 * effect, and use the worker with `createVerifier`.
 *
 * @module
 */
import { serveVerification, type ServingPort } from './serve'

serveVerification(ownPort())

/** Node's globals, through which a Node worker reaches its port. */
interface NodeScope {
  process?: {
    getBuiltinModule?: (id: string) => { parentPort: (ServingPort & { start(): void }) | null }
  }
}

/** Returns the port that receives requests: the parent port in Node, the global scope in a browser. */
function ownPort(): ServingPort {
  const { process } = globalThis as NodeScope
  // Not an import, so that bundlers for browsers don't find a Node module here.
  const port = process?.getBuiltinModule?.('node:worker_threads').parentPort
  port?.start()
  return port ?? globalThis
}
