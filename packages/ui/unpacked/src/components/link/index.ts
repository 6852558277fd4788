export { Link, type LinkProps } from './link'
export { LinkProvider, type LinkProviderProps, type RouterLinkProps } from './link-provider'
