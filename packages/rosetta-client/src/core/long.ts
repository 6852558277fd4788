// This module is loaded lazily, because the explorer's pages rarely get a long response.
import type { Schema } from '../schema/schema'
import { parseLongJson } from './long-json'
import { runInSteps } from './run-in-steps'
import { validateInSteps } from './validate-in-steps'

/** Runs `parseLongJson` without blocking the event loop. */
export function parseLong(text: string, maxValues: number, signal: AbortSignal): Promise<unknown> {
  return runInSteps(parseLongJson(text, maxValues), signal)
}

/** Runs `validateInSteps` without blocking the event loop. */
export function validateLong<T>(schema: Schema<T>, body: unknown, signal: AbortSignal): Promise<T> {
  return runInSteps(validateInSteps(schema, body), signal)
}
