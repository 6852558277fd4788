export { LinkCard, type LinkCardProps } from './link-card'
