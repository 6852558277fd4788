import { isolate } from '@mcm/ui/relative-time'

const format = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
  numberingSystem: 'latn',
})

/** Formats a time to the minute, which is as exact as an estimate can be. */
export function formatTime(at: number): string {
  return isolate(format.format(at))
}
