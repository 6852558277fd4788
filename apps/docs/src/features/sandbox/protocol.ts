/** A message from the page to the worker. */
export type ToWorker =
  | {
      type: 'request'
      id: number
      url: string
      method: string
      headers: [string, string][]
      body: string
    }
  /** Cancels a request that the page no longer waits for. */
  | { type: 'abort'; id: number }

/** A message from the worker to the page. */
export type FromWorker =
  | {
      type: 'response'
      id: number
      status: number
      headers: [string, string][]
      body: string
    }
  /** There is no response, because the devnet closed the connection or the request was canceled. */
  | { type: 'failure'; id: number }

/** One end of a connection that sends `Out` and receives `In`: a worker, its scope, or a port. */
export interface Port<Out, In> {
  postMessage: (message: Out) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<In>) => void) => void
}
