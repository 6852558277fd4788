/** The part of a body that was read. */
export interface Body {
  /**
   * The body as text, truncated at the limit. Invalid UTF-8 is replaced, but a byte order mark is
   * left in place.
   */
  readonly text: string
  /** Whether the body is longer than the limit. */
  readonly isCut: boolean
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Reads at most `limit` bytes of a body, even if it is endless. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const declared = request.headers.get('content-length')
  const bytes =
    declared !== null && Number(declared) <= limit
      ? new Uint8Array(await request.arrayBuffer())
      : await readStream(request.body, limit)
  const isCut = bytes.length > limit
  return { text: decoder.decode(isCut ? bytes.subarray(0, limit) : bytes), isCut }
}

/** Reads a stream to its end or to just past the limit. */
async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array> {
  if (!stream) return new Uint8Array()
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size <= limit) {
    const { value } = await reader.read()
    if (!value) break
    chunks.push(value)
    size += value.length
  }
  if (size > limit) await reader.cancel()
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
