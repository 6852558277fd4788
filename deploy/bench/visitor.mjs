import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'

/**
 * Connects a visitor, who sends requests over one connection without waiting for responses. Node's
 * own client takes several times as much CPU, which the measured server then lacks.
 *
 * @param {{
 *   url: URL, localAddress: string,
 *   onResponse: (result: { scheduled: number, status?: number, cache?: string, error?: string }) => void,
 * }} options
 */
export function connectVisitor({ url, localAddress, onResponse }) {
  /** Times at which the requests without a response were due. */
  const waiting = []
  let rest = Buffer.alloc(0)
  let socket

  const open = () => {
    rest = Buffer.alloc(0)
    socket = connect({ host: url.hostname, port: Number(url.port), localAddress, noDelay: true })
    let error = 'connection closed'
    socket.on('data', receive)
    socket.on('error', (reason) => (error = reason.code ?? reason.message))
    socket.on('close', () => {
      socket = undefined
      fail(error)
    })
  }

  const fail = (error) => {
    for (const scheduled of waiting.splice(0)) onResponse({ scheduled, error })
  }

  const receive = (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const end = rest.indexOf(HEAD_END)
      if (end < 0) return
      const head = rest.latin1Slice(0, end)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
      if (Number.isNaN(length)) return socket.destroy(new Error('no Content-Length'))
      const next = end + HEAD_END.length + length
      if (rest.length < next) return
      rest = rest.subarray(next)
      onResponse({
        scheduled: waiting.shift(),
        status: Number(head.slice(9, 12)),
        cache: /\r\nx-cache: (\w+)/i.exec(head)?.[1],
      })
    }
  }

  open()
  return {
    get pending() {
      return waiting.length
    },
    /**
     * @param {Buffer} request
     * @param {number} scheduled When it was due.
     */
    send(request, scheduled) {
      if (!socket) open()
      waiting.push(scheduled)
      socket.write(request)
    },
    /** Requests that still have no response fail. */
    close() {
      fail('timeout')
      socket?.destroy()
    },
  }
}
