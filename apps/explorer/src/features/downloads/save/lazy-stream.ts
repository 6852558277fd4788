type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * Returns a stream whose source is created when it is first read, which is after the save dialog.
 */
export function lazyStream(create: () => Promise<Bytes>): Bytes {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        reader ??= (await create()).getReader()
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
