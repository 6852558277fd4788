export { Popover, type PopoverProps } from './popover'
export type { OpenChangeReason } from '../../internal/open'
