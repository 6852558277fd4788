export { Dialog, type DialogProps } from './dialog'
export type { OpenChangeReason } from '../../internal/open'
