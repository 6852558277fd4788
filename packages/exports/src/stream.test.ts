import { describe, expect, it, vi } from 'vitest'
import {
  readBytes,
  readText,
  streamItems,
  textFormat,
  CHUNK_SIZE,
  type ExportProgress,
} from './stream'

const lines = () =>
  textFormat<string>(
    '',
    (line) => `${line}\n`,
    () => 'end',
  )

function* count(to: number, state: { read: number; closed: boolean }): Generator<string> {
  try {
    for (let at = 0; at < to; at++) {
      state.read++
      yield `line ${at}`
    }
  } finally {
    state.closed = true
  }
}

const never = () => new Promise<void>(() => {})

describe('streamItems', () => {
  it('returns the same bytes for an iterable and an async iterable', async () => {
    async function* later() {
      yield 'a'
      await Promise.resolve()
      yield 'ü'
    }
    expect(await readText(streamItems(['a', 'ü'], lines()))).toBe('a\nü\nend')
    expect(await readText(streamItems(later(), lines()))).toBe('a\nü\nend')
    expect(await readBytes(streamItems(['ü'], lines()))).toEqual(
      new Uint8Array([0xc3, 0xbc, 0x0a, 0x65, 0x6e, 0x64]),
    )
  })

  it('reads its source lazily, at most a chunk ahead', async () => {
    const state = { read: 0, closed: false }
    const reader = streamItems(count(1_000_000, state), lines()).getReader()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(state.read).toBe(0)
    const first = await reader.read()
    expect(first.value?.length).toBeGreaterThanOrEqual(CHUNK_SIZE)
    expect(state.read).toBeLessThan(CHUNK_SIZE / 5)
    const before = state.read
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(state.read).toBe(before)
    await reader.cancel()
    expect(state.closed).toBe(true)
  })

  it('reports the number of items and bytes', async () => {
    const seen: ExportProgress[] = []
    const stream = streamItems(count(50_000, { read: 0, closed: false }), lines(), {
      onProgress: (progress) => seen.push(progress),
    })
    const bytes = await readBytes(stream)
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.at(-1)).toEqual({ items: 50_000, bytes: bytes.length })
    for (const [at, { items }] of seen.entries())
      expect(items).toBeGreaterThan(seen[at - 1]?.items ?? 0)
  })

  it('emits a small chunk if items arrive slowly', async () => {
    async function* slow() {
      for (let at = 0; at < 3; at++) {
        await new Promise((resolve) => setTimeout(resolve, 210))
        yield `slow ${at}`
      }
    }
    const reader = streamItems(slow(), lines()).getReader()
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toBe('slow 0\n')
    await reader.cancel()
  })

  it('rejects with the signal’s reason while waiting, and closes the source', async () => {
    const controller = new AbortController()
    let closed = false
    async function* stuck() {
      try {
        yield 'first'
        await new Promise((resolve) => setTimeout(resolve, 30))
        yield 'second'
        await never()
      } finally {
        closed = true
      }
    }
    const reading = readText(streamItems(stuck(), lines(), { signal: controller.signal }))
    setTimeout(() => controller.abort(new Error('enough')), 10)
    await expect(reading).rejects.toThrow('enough')
    await expect.poll(() => closed).toBe(true)
  })

  it('rejects immediately if the signal was already aborted', async () => {
    const state = { read: 0, closed: false }
    const stream = streamItems(count(5, state), lines(), { signal: AbortSignal.abort() })
    await expect(readText(stream)).rejects.toMatchObject({ name: 'AbortError' })
    expect(state.read).toBe(0)
  })

  it('leaves no listener on the signal', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await readText(streamItems(count(50_000, { read: 0, closed: false }), lines(), { signal }))
    expect(added.mock.calls.length).toBeGreaterThan(1)
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    )
  })

  it('rejects with the source’s error and closes it', async () => {
    async function* broken() {
      yield 'fine'
      throw new Error('page 2 is gone')
    }
    await expect(readText(streamItems(broken(), lines()))).rejects.toThrow('page 2 is gone')
  })
})
