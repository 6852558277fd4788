export { type DotTone, StatusDot, type StatusDotProps } from './status-dot'
