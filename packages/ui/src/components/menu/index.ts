export { Menu, type MenuItem, type MenuProps } from './menu'
export type { OpenChangeReason } from '../../internal/open'
