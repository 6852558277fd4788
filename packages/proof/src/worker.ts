/**
 * The verification as a Web Worker: import this module for its effect in a worker's own file, and
 * talk to it through `createVerifier`.
 *
 * @module
 */
import { serveVerification } from './serve'

serveVerification(globalThis)
