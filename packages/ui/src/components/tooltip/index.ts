export { Tooltip, type TooltipProps } from './tooltip'
export type { OpenChangeReason } from '../../internal/open'
