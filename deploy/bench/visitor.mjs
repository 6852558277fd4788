import { connect } from 'node:net'

const LINE_END = '\r\n'
const HEAD_END = LINE_END + LINE_END

/** Returns the index after a body of known length or in chunks, or undefined if it isn't complete. */
function endOfBody(bytes, start, head) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const end = start + Number(length)
    return bytes.length < end ? undefined : end
  }
  for (let at = start; ;) {
    const line = bytes.indexOf(LINE_END, at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.latin1Slice(at, line), 16)
    at = line + 2 * LINE_END.length + size
    if (bytes.length < at) return undefined
    if (size === 0) return at
  }
}

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
      const next = endOfBody(rest, end + HEAD_END.length, head)
      if (next === undefined) return
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
