export { StatusDot, endpointStateText, type EndpointState, type StatusDotProps } from './status-dot'
