/**
 * Web Worker for verification. Import this module in a worker file for its side effect, and use the
 * worker with `createVerifier`.
 *
 * @module
 */
import { serveVerification } from './serve'

serveVerification(globalThis)
