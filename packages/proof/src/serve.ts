import { verifyRichList } from './supply'
import { traceWork } from './trace-work'
import { verifyBlock } from './verify-block'
import { verifyTransaction } from './verify-transaction'
import type { WorkerResponse, WorkerRequest } from './worker-protocol'

/** A port that receives requests and sends responses: a worker's global scope or a `MessagePort`. */
export interface ServingPort {
  postMessage(response: WorkerResponse): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void
}

/** Handles the requests from `createVerifier` that arrive on a port. */
export function serveVerification(port: ServingPort): void {
  port.addEventListener('message', ({ data }) => {
    port.postMessage(respond(data))
  })
}

function respond(request: WorkerRequest): WorkerResponse {
  const { id } = request
  try {
    return { id, result: run(request) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

function run(request: WorkerRequest) {
  switch (request.call) {
    case 'verifyBlock':
      return verifyBlock(...request.input)
    case 'verifyTransaction':
      return verifyTransaction(...request.input)
    case 'verifyRichList':
      return verifyRichList(...request.input)
    case 'traceWork':
      return traceWork(...request.input)
  }
}
