import { focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollUntilFound, POLL_DELAYS_S } from './poll-until-found'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

function start() {
  const at: number[] = []
  const onPoll = vi.fn<(polls: number) => void>()
  const stop = new AbortController()
  const poll = () => {
    at.push(Date.now() / 1000)
    return Promise.resolve()
  }
  void pollUntilFound(poll, onPoll, stop.signal)
  return { at, onPoll, stop: () => stop.abort() }
}

test('polls for three minutes with increasing pauses', async () => {
  const { at, onPoll } = start()
  await seconds(600)
  expect(at).toEqual([3, 8, 16, 28, 44, 64, 88, 116, 146, 180])
  expect(POLL_DELAYS_S).toEqual([...POLL_DELAYS_S].sort((a, b) => a - b))
  expect(onPoll).toHaveBeenLastCalledWith(POLL_DELAYS_S.length)
})

test('a hidden tab makes no requests, and polls once when it is visible again', async () => {
  const { at } = start()
  await seconds(5)
  focusManager.setFocused(false)
  await seconds(100)
  expect(at).toEqual([3])
  focusManager.setFocused(true)
  await seconds(1)
  expect(at).toEqual([3, 105])
  await seconds(8)
  expect(at).toEqual([3, 105, 113])
})

test('stops on request, whether it is waiting or hidden', async () => {
  const waiting = start()
  await seconds(4)
  waiting.stop()
  const hidden = start()
  focusManager.setFocused(false)
  await seconds(60)
  hidden.stop()
  focusManager.setFocused(true)
  await seconds(600)
  expect(waiting.at).toEqual([3])
  expect(hidden.at).toEqual([])
})
