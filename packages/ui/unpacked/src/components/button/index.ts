export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button'
export { IconButton, type IconButtonProps } from './icon-button'
