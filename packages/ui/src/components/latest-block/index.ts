export { LatestBlock, type LatestBlockProps } from './latest-block'
