export { Card, Cards, type CardProps } from './card'
