import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sleep } from './sleep'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('waits and removes its listener', async () => {
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, 'removeEventListener')
  const before = Date.now()
  const slept = sleep(10, signal)
  await vi.runAllTimersAsync()
  await slept
  expect(Date.now() - before).toBe(10)
  expect(remove).toHaveBeenCalledOnce()
})

it('rejects with the signal’s reason and clears its timer', async () => {
  const controller = new AbortController()
  const slept = sleep(10, controller.signal)
  controller.abort(new Error('enough'))
  await expect(slept).rejects.toThrow('enough')
  await expect(sleep(10, AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  expect(vi.getTimerCount()).toBe(0)
})

it('does not resolve immediately for a wait longer than a timer allows', async () => {
  const over = vi.fn<() => void>()
  const controller = new AbortController()
  const slept = sleep(2 ** 31, controller.signal).then(over, () => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(over).not.toHaveBeenCalled()
  controller.abort()
  await slept
})
