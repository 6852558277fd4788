/** A thread, or the port to the thread that started this one. */
interface Port {
  postMessage: (message: unknown, transfer: readonly ArrayBuffer[]) => void
}

/** Sends what is added during one turn of the event loop as one list, because waking a thread is slow. */
export class Outbox<Message> {
  readonly #port: Port
  #messages: Message[] = []
  #transfer: ArrayBuffer[] = []

  constructor(port: Port) {
    this.#port = port
  }

  add(message: Message, transfer: readonly ArrayBuffer[] = []): void {
    if (this.#messages.length === 0) setImmediate(() => this.#send())
    this.#messages.push(message)
    this.#transfer.push(...transfer)
  }

  #send(): void {
    this.#port.postMessage(this.#messages, this.#transfer)
    this.#messages = []
    this.#transfer = []
  }
}
