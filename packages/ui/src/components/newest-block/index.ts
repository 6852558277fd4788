export { NewestBlock, type NewestBlockProps } from './newest-block'
