export { LatestBlock, type LatestBlockProps } from './latest-block'
export { Stave, type StaveProps } from './stave'
