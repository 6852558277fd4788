import { verifyRichList } from './supply'
import { verifyBlock } from './verify-block'
import { verifyTransaction } from './verify-transaction'
import type { WorkerAnswer, WorkerRequest } from './worker-protocol'

/** Where requests come from and answers go: a worker's own scope, or a `MessagePort`. */
export interface ServingPort {
  postMessage(answer: WorkerAnswer): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void
}

/** Answers the requests of `createVerifier` that arrive at a port, one after another. */
export function serveVerification(port: ServingPort): void {
  port.addEventListener('message', ({ data }) => {
    port.postMessage(answer(data))
  })
}

function answer(request: WorkerRequest): WorkerAnswer {
  const { id } = request
  try {
    return { id, checks: run(request) }
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
  }
}
