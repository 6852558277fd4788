export { DateTime, RelativeTime, type DateTimeProps, type RelativeTimeProps } from './relative-time'
export { formatAge, formatAgo, formatDateTime, formatDuration, type TimeZone } from './format'
