export { setClockOffset } from './clock'
export { DateTime, RelativeTime, type DateTimeProps, type RelativeTimeProps } from './relative-time'
export {
  formatAge,
  formatAgo,
  formatDateTime,
  formatDuration,
  isolate,
  type TimeZone,
} from './format'
