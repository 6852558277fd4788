import { request } from 'node:http'

export interface RawResponse {
  /** -1 if the connection was closed without a response. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Sends exactly these bytes and headers, which fetch can't. */
export function rawRequest(
  url: string,
  options: { method: string; headers?: Record<string, string>; body?: string | undefined },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { method, headers = {}, body } = options
    const sent = request(url, { method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat) as Record<string, string>,
          text,
        })
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') resolve({ status: -1, headers: {}, text: '' })
      else reject(error)
    })
    sent.end(body)
  })
}
