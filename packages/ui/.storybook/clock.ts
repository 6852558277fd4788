import { NOW } from '../src/stories/samples'

const { now } = Date

/**
 * Stops the clock, so that "two minutes ago" reads the same in every screenshot. Returns a function
 * that restarts it.
 */
export function stopClock(): () => void {
  Date.now = () => NOW
  return () => {
    Date.now = now
  }
}
